import { useMemo } from 'react'
import { pillars, type Pillar, type Vision } from '#features/vision/contract.ts'
import { useCustomVisions, useVisions } from '#features/vision/public.tsx'
import { mainPillars, pillarNames, stateOf, visionPath } from '#features/vision/rules.ts'
import { customPath, signLooks } from '#features/vision/rules/custom.ts'
import type { PillarLook, PillarName } from '#ui/drawing/pillar-look.ts'
import { firstSentence } from '../rules/words.ts'

/** A pillar as the month shows it: one of the eight, or one that the person named. */
export interface KnownPillar {
  id: string
  name: string
  look: PillarLook
  glyph?: PillarName | 'custom'
  /** Where its vision is written. */
  path: string
  /** The first sentence of its vision; null while there is none, or while it rests. */
  because: string | null
  /** Belongs to everybody, or has a vision that is not resting: it is offered without being asked for. */
  isOffered: boolean
}

const isMain = (pillar: Pillar) => (mainPillars as readonly string[]).includes(pillar)

/** Every pillar of the person by its id. An id that is not among them belongs to a pillar that is gone. */
export function usePillars(): ReadonlyMap<string, KnownPillar> {
  const { visions, sentences } = useVisions()
  const customs = useCustomVisions().data?.visions
  return useMemo(() => {
    const isActive = (vision: Vision | undefined) => !['empty', 'resting'].includes(stateOf(vision))
    const shared = pillars.map((id): KnownPillar => {
      const sentence = sentences[id]
      return {
        id,
        name: pillarNames[id],
        look: id,
        path: visionPath(id),
        because: sentence ? firstSentence(sentence) : null,
        isOffered: isMain(id) || isActive(visions.find(({ pillar }) => pillar === id)),
      }
    })
    const own = (customs ?? []).map((vision): KnownPillar => ({
      id: vision.id,
      name: vision.name,
      look: `custom-${vision.hue}`,
      glyph: signLooks[vision.sign].glyph,
      path: customPath(vision.id),
      because: vision.is_resting || !vision.sentence.trim() ? null : firstSentence(vision.sentence),
      isOffered: !vision.is_resting,
    }))
    return new Map([...shared, ...own].map((pillar) => [pillar.id, pillar]))
  }, [visions, sentences, customs])
}
