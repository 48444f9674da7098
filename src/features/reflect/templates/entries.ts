import type { Exercise, Prompt } from './exercise.ts'

type Template = Pick<Exercise, 'id' | 'title' | 'minutes' | 'purpose' | 'steps'> & Partial<Exercise>

/** A template of the journal: all of them are journal entries and go on the same way. */
function template(given: Template): Exercise {
  return {
    kind: 'entry',
    type: 'journal entry',
    next: { to: '/reflection-gratitude', words: 'Name one good thing' },
    ...given,
  }
}

const page = (key: string, label: string, placeholder?: string): Prompt => ({
  key,
  as: 'page',
  label,
  ...(placeholder ? { placeholder } : {}),
})
const line = (key: string, label: string, placeholder?: string): Prompt => ({
  ...page(key, label, placeholder),
  as: 'line',
})

export const blank = template({
  id: 'blank',
  title: 'New entry',
  minutes: 5,
  purpose: 'A page of your own. Nothing here is required.',
  steps: [
    {
      title: 'Write',
      prompts: [line('title', 'Title, if it wants one'), page('body', 'Your writing', 'Begin anywhere')],
    },
  ],
})

export const fiveMinuteMorning = template({
  id: 'five_minute_morning',
  title: 'Five-minute morning',
  minutes: 5,
  purpose: 'Begin the day with what is good and what matters.',
  steps: [
    {
      title: 'Before the day',
      prompts: [page('grateful', 'I am grateful for'), page('great', 'What would make today great')],
    },
    { title: 'One sentence', prompts: [line('am', 'Today I am', 'somebody who takes breaks')] },
  ],
  next: { to: '/day-plan', words: 'Plan the day' },
})

export const fiveMinuteEvening = template({
  id: 'five_minute_evening',
  title: 'Five-minute evening',
  minutes: 5,
  purpose: 'Three short answers, and the day can rest.',
  steps: [
    {
      title: 'After the day',
      prompts: [
        page('good', 'What was good today'),
        page('different', 'What I would do differently'),
        line('tomorrow', 'Something for tomorrow'),
      ],
    },
  ],
  next: { to: '/evening-reflection', words: 'Close the day' },
})

export const worrySort = template({
  id: 'worry_sort',
  title: 'Worries, sorted',
  minutes: 10,
  purpose: 'Put every worry on paper, then sort them by what you can act on.',
  steps: [
    {
      title: 'All of them',
      intro: 'As they come, one a line.',
      prompts: [page('worries', 'What worries me')],
    },
    {
      title: 'Sorted',
      prompts: [
        page('can_act', 'I can act on', 'The letter to the bank'),
        page('cannot_act', 'Not mine to change', 'What they think of it'),
        line('first_act', 'The first small act'),
      ],
    },
  ],
  next: { to: '/day-plan', words: 'Put the first act into today' },
})

export const thoughtRecord = template({
  id: 'thought_record',
  title: 'Thought record',
  minutes: 15,
  purpose: 'The long form of Choose again: one thought, looked at from every side.',
  steps: [
    {
      title: 'What happened',
      prompts: [
        page('situation', 'The situation'),
        line('thought', 'The thought'),
        { key: 'belief', as: 'scale', label: 'How much you believe it', ends: ['hardly', 'completely'] },
        line('feelings', 'What you felt'),
      ],
    },
    {
      title: 'All sides',
      prompts: [
        page('evidence_for', 'What speaks for it'),
        page('evidence_against', 'What speaks against it'),
        page('other_view', 'Another way to see it'),
        page('friend', 'What you would tell a friend'),
      ],
    },
    {
      title: 'Now',
      prompts: [
        page('balanced', 'A balanced thought'),
        {
          key: 'belief_after',
          as: 'scale',
          label: 'How much you believe the first thought now',
          ends: ['hardly', 'completely'],
        },
        line('will_do', 'What you will do'),
      ],
    },
  ],
  bypass: {
    title: 'This is not a thought to fix',
    words:
      'Grief, danger, or something that was done to you needs room or help, not another way of seeing it.',
  },
})

export const woop = template({
  id: 'woop',
  title: 'Wish, outcome, obstacle, plan',
  minutes: 10,
  purpose: 'A wish that meets its obstacle on paper first.',
  steps: [
    { title: 'Wish', prompts: [line('wish', 'What you wish for', 'Be rested on Mondays')] },
    { title: 'Outcome', prompts: [page('outcome', 'The best of it, as if it were so')] },
    { title: 'Obstacle', prompts: [page('obstacle', 'What in you stands in the way')] },
    { title: 'Plan', prompts: [line('if_part', 'If…'), line('then_part', 'then I will…')] },
  ],
  next: { to: '/day-plan', words: 'Put it into today' },
})

export const decision = template({
  id: 'decision',
  title: 'A decision',
  minutes: 15,
  purpose: 'Options beside what matters to you, and a look back from later.',
  steps: [
    {
      title: 'The question',
      prompts: [line('question', 'What is to be decided'), page('options', 'The options, one a line')],
    },
    {
      title: 'What matters',
      prompts: [page('values', 'What matters to me here'), page('costs', 'What each option costs')],
    },
    {
      title: 'From later',
      prompts: [
        page('regret', 'In five years, what would I be sorry not to have tried?'),
        line('lean', 'Where I lean now'),
      ],
    },
  ],
})

export const difficultTalk = template({
  id: 'difficult_talk',
  title: 'A difficult talk',
  minutes: 10,
  purpose: 'Find your words before the talk.',
  steps: [
    {
      title: 'What it is about',
      prompts: [
        line('with', 'With whom'),
        page('facts', 'What happened, without judging'),
        page('feel', 'How it is for me'),
      ],
    },
    {
      title: 'What I want',
      prompts: [
        page('need', 'What I need'),
        line('ask', 'What I will ask for'),
        page('their_side', 'How it may look from their side'),
        line('opening', 'My first sentence'),
      ],
    },
  ],
})

export const energyAudit = template({
  id: 'energy_audit',
  title: 'Energy, in and out',
  minutes: 10,
  purpose: 'See what fills you and what drains you, and move one thing.',
  steps: [
    {
      title: 'Now',
      prompts: [{ key: 'energy', as: 'scale', label: 'My energy this week', ends: ['empty', 'full'] }],
    },
    { title: 'In and out', prompts: [page('gives', 'What gives me energy'), page('takes', 'What takes it')] },
    { title: 'One change', prompts: [line('more', 'A little more of'), line('less', 'A little less of')] },
  ],
})

export const letterToSelf = template({
  id: 'letter_to_self',
  title: 'A letter to yourself',
  minutes: 15,
  purpose: 'To who you were, or who you will be. Nobody else reads it.',
  steps: [
    {
      title: 'The letter',
      prompts: [line('title', 'To'), page('body', 'Dear me', 'Begin with what you would want to hear')],
    },
  ],
})

export const hardDay = template({
  id: 'hard_day',
  title: 'A hard day',
  minutes: 5,
  purpose:
    'For grief, and for days that are only to be got through. Nothing here asks you to look on the bright side.',
  steps: [
    {
      title: 'As it is',
      prompts: [
        page('body', 'What today was'),
        line('need', 'What I need in the next hour', 'Somebody to sit with me'),
      ],
    },
  ],
  bypass: {
    title: 'It is too much to write',
    words: 'Then leave the page. You do not have to carry it alone; these are for now.',
  },
  next: { to: '/urgent-help', words: 'See who is there to talk to' },
})
