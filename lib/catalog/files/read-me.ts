import { dynamicFiguresOf, saidFigures } from '@/lib/audio/dynamics/dynamic-figures'
import { saidRateDeviation } from '@/lib/audio/deviation'
import { AUDIBLE, FILTER_LIMITS, hasGain, type Filter } from '@/lib/audio/filter'
import { autoEqFormat } from '@/lib/audio/formats/autoeq-parametric'
import { equalizerApoFormat } from '@/lib/audio/formats/equalizer-apo'
import type { FileFormat } from '@/lib/audio/formats/file-format'
import { fileFormats, programGuides } from '@/lib/audio/formats/file-formats'
import { fileDeviation, heldFilters } from '@/lib/audio/formats/held-filters'
import { graphicEqFormat } from '@/lib/audio/formats/graphic-eq'
import { quieterBy } from '@/lib/audio/prominence/limits'
import { preampOf } from '@/lib/audio/preamp'
import { responseOf } from '@/lib/audio/response'
import { strengthFactors } from '@/lib/audio/strength'
import { correctionDeviation, muchLifted } from '@/lib/headsets/with-headset'
import { format, translator } from '@/messages/texts'
import { downloadName } from './preset-archive'
import type { FilePreset } from './preset-at-strength'
import { EQUALIZER_APO, INCLUDE_LINE, PEACE_FILE, REMOVAL_FILE } from './windows-installer'

/** In characters; also fits the small windows that open such files. */
const LINE_LENGTH = 76
const LINE_END = '\r\n'
/** For pages; a plain text file does without. */
const NO_BREAK = '\u00a0'

/** dB; the precision of the files in any case. */
const EXACT = 0.05

const t = translator('catalog')
const tStrength = translator('audio.strength')

export function readMe(preset: FilePreset): string {
  const preamp = preampOf(preset.filters)
  const passes = preset.filters.filter((filter) => !hasGain(filter))
  return written([
    ...opening(preset, fileFormats),
    ...section(t('readMe.useTitle'), `${fittingText(preset)}\n${t('readMe.choose')}`),
    ...programGuides.flatMap(({ guide, file }) =>
      section(
        t(`readMe.${guide}Title`),
        t(`readMe.${guide}`, {
          file: downloadName(preset, file),
          preamp,
          between: deviationBetween(preset.filters),
        }),
      ),
    ),
    ...(passes.length === 0 ? [] : [t('readMe.passFilters', { excess: excessWithout(passes) })]),
    ...dynamicsLines(preset),
    ...section(t('readMe.licenceTitle'), t('readMe.licence')),
  ])
}

export function windowsReadMe(preset: FilePreset): string {
  const quieter = quieterBy(preset.filters)
  const file = downloadName(preset, PEACE_FILE)
  return written([
    ...opening(preset, [equalizerApoFormat, autoEqFormat]),
    ...section(
      t('readMe.windowsTitle'),
      t('readMe.windows', { program: EQUALIZER_APO, removal: REMOVAL_FILE, quieter }),
    ),
    ...section(t('readMe.byHandTitle'), t('readMe.byHand', { include: INCLUDE_LINE })),
    ...section(t('readMe.peaceTitle'), t('readMe.peace', { file, preamp: preampOf(preset.filters) })),
    ...section(t('readMe.useTitle'), fittingText(preset)),
    ...section(t('readMe.licenceTitle'), t('readMe.licence')),
  ])
}

function opening(preset: FilePreset, formats: readonly FileFormat[]): string[] {
  const { name, game, version } = preset
  const date = format.dateTime(new Date(preset.updatedAt), { dateStyle: 'long' })
  return [
    t('readMe.heading', { name, game }),
    t('readMe.version', { version, date }),
    ...(preset.fit ? [t('readMe.fit', preset.fit)] : []),
    ...strengthLines(preset),
    ...headsetLines(preset, formats),
  ]
}

function fittingText({ headset, worn, spatial, filters }: FilePreset): string {
  const otherRate = saidRateDeviation(filters)
  return t('readMe.use', {
    headset: worn?.name ?? headset,
    spatial: t(`spatial.${spatial}`),
    attenuation: -preampOf(filters),
    below: otherRate.below,
    above: otherRate.above,
  })
}

function written(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.replaceAll(NO_BREAK, ' ').split('\n').flatMap(wrapped))
    .map((line) => line + LINE_END)
    .join('')
}

/** By how many dB, rounded up, a curve departs from straight lines between Wavelet's frequencies. */
export function deviationBetween(filters: readonly Filter[]): number {
  return roundedUp(fileDeviation(graphicEqFormat, filters).max)
}

function headsetLines({ worn, filters }: FilePreset, formats: readonly FileFormat[]): string[] {
  if (!worn) return []
  const { name, measurer, target } = worn
  const limited = roundedUp(correctionDeviation(worn))
  const fitted = formats.filter((format) => heldFilters(format, filters).length < filters.length)
  return [
    t('readMe.worn', { name, measurer, target }),
    ...(muchLifted(worn) ? [t('readMe.wornLifts')] : []),
    ...(limited <= EXACT
      ? []
      : [t('readMe.wornLimited', { most: FILTER_LIMITS.gain.max, deviation: limited })]),
    ...fitted.map((format) =>
      t('readMe.wornFitted', {
        file: format.name,
        count: format.mostFilters,
        deviation: roundedUp(fileDeviation(format, filters).max),
      }),
    ),
  ]
}

function dynamicsLines({ dynamics }: FilePreset): string[] {
  if (!dynamics) return []
  return section(
    t('readMe.dynamicsHeading'),
    t('readMe.dynamics', { ...dynamics, ...saidFigures(dynamicFiguresOf(dynamics)) }),
  )
}

function roundedUp(decibels: number): number {
  return Math.ceil(decibels * 100 - 1e-6) / 100
}

/** How many dB too loud it is at an end of the audible range without these high and low passes. */
function excessWithout(passes: readonly Filter[]): number {
  const response = responseOf(passes)
  return -Math.min(response(AUDIBLE.min), response(AUDIBLE.max))
}

/** Which strength the files have, and where it ends before its factor. */
function strengthLines({ strength = 'normal', isLimited = false }: FilePreset): string[] {
  if (strength === 'normal') return []
  const factor = strengthFactors[strength]
  return [
    t('readMe.strength', { name: tStrength(strength), factor }),
    ...(isLimited ? [t('readMe.limited', { most: FILTER_LIMITS.gain.max })] : []),
  ]
}

function section(title: string, text: string): string[] {
  return ['', title, '-'.repeat(title.length), text]
}

/** Wraps a line between words, with a hanging indent for numbered steps; indented lines are left as they are. */
function wrapped(line: string): string[] {
  if (line.startsWith(' ')) return [line]
  const indent = ' '.repeat(/^\d+\. /.exec(line)?.[0].length ?? 0)
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (longer.length <= LINE_LENGTH) current = longer
    else {
      lines.push(current)
      current = indent + word
    }
  }
  return [...lines, current]
}
