'use client'

import { useEffect, useMemo, useState } from 'react'
import { deviationValues, INAUDIBLE } from '@/components/audio/deviation-values'
import { useTranslations, type Translator } from '@/components/ui/texts/use-translations'
import { preampOf } from '@/lib/audio/preamp'
import { atStrength, type Strength } from '@/lib/audio/strength'
import { wholeOf } from '@/lib/studio/own-curve'
import { LOWEST_PREAMP, ownFiles, type OwnFile } from '@/lib/studio/own-files'
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
): Omit<MadeFiles, 'of'> & { count: number } {
  const t = useTranslations('ownPresets.files')
  const tStrength = useTranslations('audio.strength')
  const title = `${name || t('unnamed')}${strength === 'normal' ? '' : `, ${tStrength(strength)}`}`
  const kind = t('kind')
  const [made, setMade] = useState<MadeFiles | null>(null)
  const source = useMemo(
    () => ({
      name: title,
      kind,
      // Strength does not change a correction, which is measured.
      filters: wholeOf({ filters: atStrength(filters, strength), correction }),
      dynamics,
      most,
    }),
    [title, kind, filters, correction, dynamics, most, strength],
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

export function sayFile({ count, deviation }: OwnFile, t: Translator<'ownPresets.files'>): string {
  if (count === null) return t('drawn', deviationValues(deviation))
  const filters = count === 1 ? t('oneFilter') : t('filters', { count })
  if (deviation.max === 0) return `${filters} ${t('exact')}`
  return `${filters} ${deviation.max < INAUDIBLE ? t('near') : t('deviates', deviationValues(deviation))}`
}
