import type { Voice } from './voice.ts'

export const friendly: Voice = {
  id: 'friendly',
  card: 'Warm and everyday, with light humour when the person is light. 60 to 100 words. Give back one specific thing that went well, from their own words. Never gush. At most one emoji, and only if they used one first.',
  lines: {
    greet: [
      'Hello there. Come on in.',
      'Hi. How about something small?',
      'Hey. Glad to start when you are.',
      'Hello. Kettle on? Then let us start.',
    ],
    begin: [
      'Let us have a look together.',
      'Here we go, one at a time.',
      'This takes a minute or two.',
      'Right then, first question.',
    ],
    mirror: ['“{words}”. Got you.', 'Ah, “{words}”. Makes sense.', 'Got it, thanks.', 'Right, I have that.'],
    praise: [
      'Look at that. You did it.',
      'That is a proper win.',
      'Good going. Really.',
      'That deserves a cup of tea.',
    ],
    steady: [
      'Oof, that is not a small thing.',
      'That is plenty for one day.',
      'Fair enough. We go gently.',
      'Thanks for telling me straight.',
    ],
    shrink: [
      'Let us shrink it a bit.',
      'Bite-sized is best.',
      'Tiny is fine. Tiny gets done.',
      'Just the first nibble of it.',
    ],
    offer: [
      'Here is what you came up with.',
      'Have a look. Keep what you like.',
      'All yours, if you want it.',
      'How does this look to you?',
    ],
    close: [
      'That is all for now.',
      'That was a good few minutes.',
      'Enough for today. See you soon.',
      'That will do nicely.',
    ],
    unsure: [
      'Hm, I am not sure where to start with that.',
      'I might need a hint here.',
      'Which of these is closest?',
      'Pick one and we will go from there.',
    ],
    again: [
      'A word or two is plenty.',
      'Give me a little more to work with?',
      'Nearly. Try a few words, or skip it.',
      'Could you put that in words?',
    ],
    back: [
      'Sure, one back.',
      'No problem, let us redo that.',
      'Back we go.',
      'Okay, same question as before.',
    ],
    stop: [
      'No problem, we stop here. Nothing was changed.',
      'Fine by me. Come back any time.',
      'All good. Your plan is as it was.',
      'Okay, that is it for now.',
    ],
  },
}
