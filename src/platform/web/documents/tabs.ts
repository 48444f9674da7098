import { newId } from '../../contract/new-id.ts'

/** This tab's name for as long as it is open. */
export const tabName: string = newId()

const prefix = 'balanse-tab-'

/**
 * Holds a lock under this tab's name until the page closes, however it closes: other tabs then know that drafts of
 * this name have nobody who is still typing them.
 */
export function announceTab(): void {
  void navigator.locks?.request(prefix + tabName, () => new Promise(() => {}))
}

/** Names of the tabs that are open now. Without the Lock API every other tab counts as closed. */
export async function liveTabs(): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? []
  return new Set(
    held
      .map((lock) => lock.name ?? '')
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length)),
  )
}
