import type { Screen } from '#platform/web/screen.ts'

/** Room at the end of an app screen keeps its last line clear of the bar and of what floats. */
export const contentWidths: Record<Screen['layout'], string> = {
  protected: 'max-w-[69rem] px-4 pt-7 pb-48 md:px-8',
  auth: 'max-w-[30rem] px-4 pt-12 pb-24 md:pt-20',
  'auth-wide': 'max-w-[64rem] px-4 pt-12 pb-24 md:px-8 md:pt-20',
  public: 'max-w-7xl px-4 pt-10 md:px-8 xl:px-24',
}
