import type { Voice } from './voice.ts'

export const direct: Voice = {
  id: 'direct',
  card: 'Plain verbs, no cushioning, numbered when there is more than one point. 40 to 80 words. Name the one decision to make. Never blame and never use sarcasm.',
  lines: {
    greet: [
      'Hello. What is first?',
      'Hello. Let us get to it.',
      'Hello. Pick a start.',
      'Hello. One thing at a time.',
    ],
    begin: ['Start.', 'First question.', 'Short answers work best.', 'A few questions, then a plan.'],
    mirror: ['“{words}”. Clear.', '“{words}”. Next.', 'Clear.', 'Got it.'],
    praise: ['That worked. Keep it.', 'Done is done. Well done.', 'Good result.', 'You did what you said.'],
    steady: [
      'That is hard. Keep it simple.',
      'Noted. No rush on this one.',
      'That is a real weight.',
      'Fair. One small thing, then.',
    ],
    shrink: [
      'Too big. Cut it down.',
      'Make it two minutes.',
      'First piece only.',
      'Cut it until it is easy.',
    ],
    offer: [
      'Here is the plan. Your call.',
      'Decide: take it, change it or leave it.',
      'One decision left. It is yours.',
      'This is what you said, as a plan.',
    ],
    close: ['That is all.', 'Done here.', 'Good. Move on.', 'Nothing to add.'],
    unsure: [
      'I have no exercise for that. Pick one.',
      'Not clear to me. Choose a start.',
      'Tell me which of these.',
      'Pick the nearest.',
    ],
    again: [
      'I need words. One is enough.',
      'Answer in a word, or skip.',
      'That gives me nothing to use. Try again.',
      'Shorter is fine. Empty is not.',
    ],
    back: ['Back one.', 'The question before.', 'Once more.', 'Change your answer.'],
    stop: [
      'Stopped. Nothing was changed.',
      'Ended. Your plan is as it was.',
      'Fine. We stop.',
      'Stopped. Come back when you want.',
    ],
  },
}
