import type { Translator } from '@/components/ui/texts/use-translations'
import { strengthFactors, type Strength } from '@/lib/audio/strength'
import type { OwnCurve } from '@/lib/studio/own-curve'
import type { OwnFile } from '@/lib/studio/own-files'
import { sayFile } from './use-own-files'

/** For Windows editors, as in the shop's own read-me files. */
const LINE_END = '\r\n'

interface ReadMe {
  work: Pick<OwnCurve, 'name' | 'dynamics'>
  files: readonly OwnFile[]
  prefix: string
  strength: Strength
  t: Translator<'ownPresets.files'>
  tPurposes: Translator<'catalog.files'>
  tStrength: Translator<'audio.strength'>
}

/** The purpose of each file, and its deviation from the curve. */
export function ownReadMe({ work, files, prefix, strength, t, tPurposes, tStrength }: ReadMe): string {
  const factor = strengthFactors[strength].toLocaleString('de-DE')
  const lines = [
    t('readMe.title', { name: work.name || t('unnamed') }),
    t('readMe.made', { date: new Date().toLocaleDateString('de-DE', { dateStyle: 'long' }) }),
    ...(strength === 'normal' ? [] : [t('readMe.strength', { name: tStrength(strength), factor })]),
    ...files.flatMap((file) => ['', `${prefix}-${file.name}`, tPurposes(file.format), sayFile(file, t)]),
    ...(work.dynamics ? ['', t('dynamics')] : []),
    '',
    t('readMe.help', { address: `${location.origin}/hilfe` }),
  ]
  return lines.map((line) => line.replaceAll('\u00a0', ' ') + LINE_END).join('')
}
