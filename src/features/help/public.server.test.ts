import { describe, expect, it } from 'vitest'
import { helpFunctions } from './functions.server.ts'
import { answerFromKnowledgeBase, knowledgeBase } from './public.server.ts'
import type { FunctionCall } from '#services/functions/public.server.ts'

describe('the help bot', () => {
  it.each([
    ['How is the FlowScore computed?', 'flowscore'],
    ['can my score go down if i write something sad', 'flowscore'],
    ['Is the coach a real person?', 'coach'],
    ['are you a therapist', 'coach'],
    ['who can read my journal entries', 'privacy'],
    ['where is my data stored', 'privacy'],
    ['How do I turn on dark mode?', 'calm'],
    ['the animations bother me', 'calm'],
    ['I want bigger text', 'calm'],
    ['do i lose my streak when I take a rest day', 'streak'],
    ['when does a day end for night owls', 'streak'],
    ['What is a tiny version?', 'day-plan'],
    ['how do i plan my day', 'day-plan'],
    ['what are the pillars', 'visions'],
    ['how many goals', 'visions'],
    ['what happens in the evening reflection', 'evening'],
    ['how do I sign out on all my devices', 'account'],
    ['I forgot my password', 'account'],
    ['what does it cost', 'account'],
    ['how do I get started', 'first-steps'],
  ])('answers %j from %s', (question, id) => {
    expect(answerFromKnowledgeBase(question).articles[0]?.id).toBe(id)
    expect(answerFromKnowledgeBase(question).message).not.toMatch(/^I'm not sure/)
  })

  it('answers the very question that was asked, not the whole article', () => {
    expect(answerFromKnowledgeBase('Can an entry lower my score?').message).toMatch(
      /^Never below what silence/,
    )
    expect(answerFromKnowledgeBase('Can I hide the score?').message).toContain('Hide numbers')
  })

  it.each([
    'What is the capital of France?',
    'Write me a poem about horses',
    'xyzzy',
    '',
    '???',
    'the and of',
  ])('says that it is not sure about %j', (question) => {
    expect(answerFromKnowledgeBase(question).message).toMatch(/^I'm not sure/)
  })

  it('takes a question of any length', () => {
    expect(answerFromKnowledgeBase('streak '.repeat(100_000)).articles[0]?.id).toBe('streak')
  })
})

describe('get-knowledge-base', () => {
  it('gives one text, every article with its address, and a version', async () => {
    const reply = await helpFunctions['get-knowledge-base']?.({} as FunctionCall)
    expect(reply).toMatchObject({ status: 200, body: { version: knowledgeBase.version } })
    const { body } = reply as { body: { knowledgeBase: string; articles: { url: string; text: string }[] } }
    expect(body.articles.map((article) => article.url)).toContain('/help-auth#flowscore')
    for (const article of body.articles) expect(body.knowledgeBase).toContain(article.text)
  })
})

it('every article links only to addresses of this site that exist', () => {
  const known = [
    '/vision',
    '/day-plan',
    '/evening-reflection',
    '/profile-settings',
    '/my-balanse',
    '/urgent-help',
  ]
  const links = knowledgeBase.articles.flatMap((article) =>
    article.sections.flatMap((section) =>
      section.blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans)),
    ),
  )
  for (const { href } of links) if (href) expect(known).toContain(href)
})
