import type { CustomContent, Goal, VisionContent } from '../contract.ts'

/** Everything that is written in a vision, under the headings of its page. */
export function visionTexts(vision: VisionContent): { label: string; text: string }[] {
  const { picture, sentence, values, why, obstacle, if_part, then_part, goals, first_step } = vision
  return [
    { label: 'Picture it', text: picture },
    { label: 'In one sentence', text: sentence },
    { label: 'Values', text: values.join(', ') },
    { label: 'Why it matters', text: why },
    { label: 'What in me stands in the way', text: obstacle },
    { label: 'If that happens', text: if_part },
    { label: 'then I will', text: then_part },
    { label: 'Goals', text: goals.map(goalText).join('\n') },
    { label: 'A first tiny step', text: first_step },
    { label: 'Resting', text: vision.is_resting ? 'Yes' : '' },
  ]
}

/** The same for a pillar that the person named. */
export function customTexts(vision: CustomContent): { label: string; text: string }[] {
  return [{ label: 'Name', text: vision.name }, ...visionTexts(vision)]
}

function goalText({ text, evidence }: Goal): string {
  return evidence === '' ? text : `${text} (${evidence})`
}
