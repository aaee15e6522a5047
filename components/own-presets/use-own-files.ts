'use client'

import { useEffect, useMemo, useState } from 'react'
import { fillText, INAUDIBLE, sayDeviation } from '@/components/audio/fill-text'
import { preampOf } from '@/lib/audio/preamp'
import { atStrength, type Strength } from '@/lib/audio/strength'
import { wholeOf } from '@/lib/studio/own-curve'
import { LOWEST_PREAMP, ownFiles, type OwnFile } from '@/lib/studio/own-files'
import type { OwnTexts } from './own-texts'
import type { PresetDraft } from './draft/preset-draft'

/** ms after the last change; fitting filters takes a moment. */
const PAUSE = 400

interface MadeFiles {
  of: object
  files: OwnFile[]
  problem: 'flat' | 'tooLoud' | null
}

const waiting: Omit<MadeFiles, 'of'> = { files: [], problem: null }

export function useOwnFiles(
  { name, filters, correction, dynamics = null }: PresetDraft,
  most: number,
  strength: Strength,
  { kind, unnamed, strength: strengthNames }: OwnTexts['files'],
): Omit<MadeFiles, 'of'> & { count: number } {
  const [made, setMade] = useState<MadeFiles | null>(null)
  const source = useMemo(
    () => ({
      name: `${name || unnamed}${strength === 'normal' ? '' : `, ${strengthNames[strength]}`}`,
      kind,
      // Strength does not change a correction, which is measured.
      filters: wholeOf({ filters: atStrength(filters, strength), correction }),
      dynamics,
      most,
    }),
    [name, unnamed, kind, filters, correction, dynamics, most, strength, strengthNames],
  )
  useEffect(() => {
    const make = () => setMade({ of: source, ...filesOf(source) })
    const timer = setTimeout(make, PAUSE)
    return () => clearTimeout(timer)
  }, [source])
  const { files, problem } = made?.of === source ? made : waiting
  return { files, problem, count: source.filters.length }
}

function filesOf({
  most,
  ...source
}: Parameters<typeof ownFiles>[0] & { most: number }): Omit<MadeFiles, 'of'> {
  if (source.filters.length === 0) return { files: [], problem: 'flat' }
  if (preampOf(source.filters) < LOWEST_PREAMP) return { files: [], problem: 'tooLoud' }
  return { files: ownFiles(source, most), problem: null }
}

export function sayFile({ count, deviation }: OwnFile, texts: OwnTexts['files']): string {
  if (count === null) return sayDeviation(deviation, texts.drawn)
  const filters = count === 1 ? texts.oneFilter : fillText(texts.filters, { count })
  if (deviation.max === 0) return `${filters} ${texts.exact}`
  return `${filters} ${deviation.max < INAUDIBLE ? texts.near : sayDeviation(deviation, texts.deviates)}`
}
