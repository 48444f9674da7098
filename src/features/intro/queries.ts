import { useState } from 'react'
import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'
import { answersKey, parseAnswers, type AnsweredPreferences, type Answers } from './rules.ts'

export function readAnswers(): Answers {
  return parseAnswers(readStored(answersKey))
}

export function forgetAnswers(): void {
  removeStored(answersKey)
}

export interface KnownAnswers extends Answers {
  answer: (preferences: AnsweredPreferences) => void
  write: (intention: string) => void
}

/** The answers so far, kept on this device with every change. Nothing leaves it before there is an account. */
export function useAnswers(): KnownAnswers {
  const [answers, setAnswers] = useState(readAnswers)
  function keep(change: Partial<Answers>) {
    const next = { ...answers, ...change, answeredAt: new Date().toISOString() }
    setAnswers(next)
    writeStored(answersKey, JSON.stringify(next))
  }
  return {
    ...answers,
    answer: (preferences) => keep({ preferences: { ...answers.preferences, ...preferences } }),
    write: (intention) => keep({ intention }),
  }
}
