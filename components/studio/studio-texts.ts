import { getTranslations } from 'next-intl/server'
import { formatFrequency, formatGain, formatQ } from '@/components/audio/audio-format'
import { sampleTexts } from '@/components/audio/sample-texts'
import { FILTER_LIMITS } from '@/lib/audio/filter'

/** All that the studio says in the browser. Words in braces are filled in there. */
export async function studioTexts() {
  const t = await getTranslations('studio')
  const tAudio = await getTranslations('audio')
  return {
    ...(await filterTexts()),
    ...(await fieldTexts()),
    sample: await sampleTexts(),
    label: t('label'),
    stage: t('stage'),
    keys: t('keys'),
    preamp: tAudio('preamp'),
    preampReason: String(t.raw('preampReason')),
    noPreamp: t('noPreamp'),
    add: t('add'),
    added: String(t.raw('added')),
    full: t('full'),
    undo: t('undo'),
    undone: t('undone'),
    redo: t('redo'),
    redone: t('redone'),
    reset: t('reset'),
    wasReset: t('wasReset'),
  }
}

export type StudioTexts = Awaited<ReturnType<typeof studioTexts>>

/** How a filter is named and said. */
async function filterTexts() {
  const t = await getTranslations('studio')
  const tAudio = await getTranslations('audio')
  return {
    type: tAudio('type'),
    frequency: tAudio('frequency'),
    gain: tAudio('gain'),
    q: tAudio('q'),
    noGain: tAudio('noGain'),
    types: {
      PK: tAudio('types.PK'),
      LSC: tAudio('types.LSC'),
      HSC: tAudio('types.HSC'),
      HP: tAudio('types.HP'),
      LP: tAudio('types.LP'),
    },
    named: String(t.raw('named')),
    quality: String(t.raw('quality')),
    plus: String(t.raw('plus')),
    minus: String(t.raw('minus')),
  }
}

/** The table of the values. */
async function fieldTexts() {
  const t = await getTranslations('studio')
  const noNumber = (example: string) => t('noNumber', { example })
  const outside = (limits: { min: number; max: number }, format: (value: number) => string) =>
    t('outside', { min: format(limits.min), max: format(limits.max) })
  return {
    table: t('table'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    filter: t('filter'),
    frequencyHz: t('frequencyHz'),
    gainDb: t('gainDb'),
    actions: t('actions'),
    remove: t('remove'),
    removeNamed: String(t.raw('removeNamed')),
    typeNamed: String(t.raw('typeNamed')),
    valueNamed: {
      fc: String(t.raw('frequencyNamed')),
      gain: String(t.raw('gainNamed')),
      q: String(t.raw('qNamed')),
    },
    noNumber: { fc: noNumber('1200'), gain: noNumber('3,5'), q: noNumber('1,41') },
    outside: {
      fc: outside(FILTER_LIMITS.fc, formatFrequency),
      gain: outside(FILTER_LIMITS.gain, formatGain),
      q: outside(FILTER_LIMITS.q, formatQ),
    },
  }
}
