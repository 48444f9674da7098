import { useState } from 'react'
import { useLocation } from 'react-router'
import { ExercisePage } from './parts/exercise-page.tsx'
import { ReflectionTabs } from './parts/reflection-tabs.tsx'
import { WordCount } from './parts/word-count.tsx'
import { WritingTools } from './parts/writing-tools.tsx'
import { freeWriting } from './templates/free-writing.ts'

export default function FreeWritingScreen() {
  const [isNarrow, setIsNarrow] = useState(false)
  return (
    <>
      <ReflectionTabs />
      <ExercisePage
        key={useLocation().key}
        exercise={freeWriting}
        width={isNarrow ? 'max-w-[30rem]' : 'max-w-column'}
        tools={<WritingTools isNarrow={isNarrow} onNarrow={setIsNarrow} />}
        After={WordCount}
      />
    </>
  )
}
