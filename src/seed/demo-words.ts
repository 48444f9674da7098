import type { Mood } from '#features/reflect/contract.ts'
import type { Pillar, VisionContent } from '#features/vision/contract.ts'

/** The demo's person: a product manager in Dundee with two children and a hill in view. Nobody real. */
export const demoName = 'Mairi Fraser'

export const visions: Record<'mind' | 'body' | 'relationships' | 'purpose', Partial<VisionContent>> = {
  mind: {
    picture:
      'It is February. I read before bed again, and the phone sleeps in the hall. In meetings I say the first honest sentence instead of the third safe one. When the week gets loud I notice it on Tuesday and not on Friday.',
    sentence: 'I give one thing at a time my whole attention.',
    values: ['calm', 'honesty'],
    why: 'I am better company, and better at my work, when I am not in five places.',
    obstacle: 'I reach for the phone the moment something is hard.',
    if_part: 'I reach for the phone in the middle of a thought',
    then_part: 'I write the thought down first',
    goals: [{ id: 'g1', text: 'Finish three novels', evidence: 'They are on the shelf, read' }],
    first_step: 'Charge the phone in the hall tonight',
  },
  body: {
    picture:
      'I walk up Schiehallion with Isla and I am not the one who asks for a break. My back does not wake me. I eat lunch away from the screen most days and it shows in the afternoon.',
    sentence: 'I want a body that carries me up Schiehallion.',
    values: ['strength', 'ease'],
    why: 'Because I want to go on walking with them when they are grown.',
    obstacle: 'When it rains I decide that today does not count.',
    if_part: 'it rains',
    then_part: 'ten minutes on the stairs count',
    goals: [
      { id: 'g1', text: 'Walk on four days a week', evidence: 'Ticks on the day page' },
      { id: 'g2', text: 'Up Schiehallion by the end of February', evidence: 'A photograph at the top' },
    ],
    first_step: 'Put the boots by the door',
  },
  relationships: {
    picture:
      'Supper is loud and the phones are elsewhere. I ring Mum on Sundays without a reason. Iain and I have one evening a week that belongs to nobody else.',
    sentence: 'The people I love can feel that I am here.',
    values: ['warmth', 'presence'],
    why: 'Nothing else on this page matters as much.',
    obstacle: 'I bring the last meeting home with me.',
    if_part: 'I turn the key in the door',
    then_part: 'I take three breaths before I go in',
    goals: [
      { id: 'g1', text: 'One evening a week with Iain', evidence: 'It is in the plan and it happened' },
    ],
    first_step: 'Ask Iain which evening',
  },
  purpose: {
    picture:
      'The clinic project is live and three nurses told me that it saves them an hour. I said the number out loud in the budget talk. I mentor one person and leave at five on Thursdays.',
    sentence: 'I build things that give people time back.',
    values: ['usefulness', 'courage'],
    why: '',
    obstacle: 'I soften the number before anybody has heard it.',
    if_part: 'my voice goes quiet in the budget talk',
    then_part: 'I say the number, and stop',
    goals: [{ id: 'g1', text: 'Clinic project live', evidence: 'First nurse signs in' }],
    first_step: 'Write the one number on a card',
  },
}

export const intentions = [
  'Unhurried with the children, honest in the budget talk.',
  'One thing at a time.',
  'Slow morning, clear afternoon.',
  'Listen twice before I answer.',
  'Kind to the tired version of me.',
  'Finish, rather than start.',
  'Outside before noon.',
  'Say the first honest sentence.',
  'Enough is enough today.',
  'Notice one good thing an hour.',
  'Leave at five, really.',
  'Curious instead of certain.',
]

export const greatDays = [
  'Laughing at supper.',
  'Twenty quiet minutes with the novel.',
  'Sun on the Tay at lunch.',
  'Isla tells me something she did not have to.',
  'The draft is out of the house.',
  'An hour without a screen.',
  '',
]

export const priorities: { text: string; pillar: Pillar; tiny?: string }[] = [
  { text: 'Send the draft to Iain', pillar: 'purpose' },
  { text: 'Walk before the budget talk', pillar: 'body', tiny: 'Ten minutes on the stairs' },
  { text: 'Call Mum', pillar: 'relationships', tiny: 'Send her the photo' },
  { text: 'Write the one-page plan for the clinic', pillar: 'purpose', tiny: 'Write its first sentence' },
  { text: 'Clear the inbox down to today', pillar: 'purpose' },
  { text: 'Read two chapters', pillar: 'mind', tiny: 'Read two pages' },
  { text: 'Cook with the children', pillar: 'relationships' },
  { text: 'Book the dentist', pillar: 'body' },
  { text: 'Prepare the talk with Callum', pillar: 'purpose', tiny: 'Note three points' },
  { text: 'Swim at the Olympia', pillar: 'body' },
  { text: 'Plan the weekend with Iain', pillar: 'relationships' },
  { text: 'Decide about the course', pillar: 'mind' },
]

export const tasks: Record<'mind' | 'body' | 'relationships' | 'purpose', string[]> = {
  mind: ['Read twenty pages', 'Phone in the hall by nine', 'Five quiet minutes', 'Write one page'],
  body: ['Stretch', 'Lunch away from the desk', 'Walk round the harbour', 'In bed by half past ten'],
  relationships: ['Ask Isla about the play', 'Message Kirsty', 'Supper without phones', 'Thank Callum'],
  purpose: ['One hour on the clinic', 'Say no to one meeting', 'Sketch the next step', 'Review the numbers'],
}

export const timesForMe = [
  'The novel, 17:30',
  'Tea on the back step',
  'A bath',
  'Half an hour at the piano',
  '',
]

export const moodsByChance: Mood[] = [
  'flat',
  'steady',
  'steady',
  'steady',
  'light',
  'light',
  'bright',
  'heavy',
]

export const wins = [
  'Said the number first, and stopped talking.',
  'Walked although it rained.',
  'Did not answer mail after eight.',
  'Asked for help before it was late.',
  'The draft went out.',
  'Cooked something new and everybody ate it.',
  'Three chapters, no phone.',
  'Let Callum finish his sentence.',
  'Ten minutes on the stairs counted.',
]

export const challenges = [
  'The budget talk sat on my chest all morning.',
  'Too many small things, none of them mine.',
  'Slept badly, and it showed by three.',
  'I was short with the children at bedtime.',
  '',
  '',
  '',
]

export const helped = ['A walk round the block.', 'Writing it down.', 'Iain listened.', '']

export const thanks = [
  'Iain waited for me after the meeting, because he had noticed.',
  'The light on the river at four.',
  'Isla, for the joke about the seagull.',
  'A quiet kitchen.',
  'Mum sounded well.',
  'Rain on the roof while we were inside.',
  'Kirsty remembered.',
]

export const tomorrows = [
  'Phone in the hall until breakfast.',
  'Start with the hard one.',
  'Walk first, then decide.',
  'Leave ten minutes between talks.',
  '',
]
