import type { ReactNode } from 'react'
import { Details } from '#ui/details.tsx'
import type { Article } from '../rules/article.ts'

export interface QuestionProps {
  article: Article
  isOpen?: boolean
  /** The answer, or the way to it. */
  children: ReactNode
}

/** One question that opens to its answer; its id is its address. */
export function Question({ article, isOpen = false, children }: QuestionProps) {
  return (
    <Details
      id={article.id}
      className="scroll-mt-24"
      open={isOpen}
      title={<h3 className="font-body text-base font-medium">{article.title}</h3>}
    >
      {children}
    </Details>
  )
}
