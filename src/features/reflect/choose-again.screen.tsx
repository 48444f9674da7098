import { useLocation } from 'react-router'
import { BeforeAfter } from './parts/before-after.tsx'
import { ExercisePage } from './parts/exercise-page.tsx'
import { ReflectionTabs } from './parts/reflection-tabs.tsx'
import { chooseAgain } from './templates/choose-again.ts'

export default function ChooseAgainScreen() {
  return (
    <>
      <ReflectionTabs />
      <ExercisePage key={useLocation().key} exercise={chooseAgain} After={BeforeAfter} />
    </>
  )
}
