import { hasGain, type Filter } from '../filter'
import { preampOf } from '../preamp'
import { gainText, TEXT_FILE, type FileFormat } from './file-format'

const typeNames = { PK: 'PK', LSC: 'LSC', HSC: 'HSC', HP: 'HPQ', LP: 'LPQ' } as const satisfies Record<
  Filter['type'],
  string
>

/** As AutoEq's `write_eqapo_parametric_eq`
 * (https://github.com/jaakkopasanen/AutoEq/blob/master/autoeq/frequency_response.py): Fc in whole Hz, gain with one
 * decimal (two at another strength, which its readers accept), Q with two, LF, the preamp in the first line, since
 * some readers expect it nowhere else. AutoEq has no passes: they get Equalizer APO's names and a gain of 0 dB,
 * because many readers match the whole line; those that know the type ignore that gain. */
export function autoEqParametric({ filters }: { filters: readonly Filter[] }): string {
  const lines = filters.map((filter, index) => {
    const gain = hasGain(filter) ? filter.gain : 0
    return `Filter ${index + 1}: ON ${typeNames[filter.type]} Fc ${filter.fc.toFixed(0)} Hz Gain ${gainText(gain)} dB Q ${filter.q.toFixed(2)}`
  })
  return [`Preamp: ${preampOf(filters).toFixed(1)} dB`, ...lines].map((line) => `${line}\n`).join('')
}

export const autoEqFormat = {
  id: 'autoEq',
  name: 'autoeq-parametric.txt',
  contentType: TEXT_FILE,
  // The format has no limit; among its readers, PipeWire stops at 64 (PARAM_EQ_MAX in its plugin_builtin.c).
  mostFilters: 64,
  build: autoEqParametric,
  points: null,
  programs: ['AutoEq', 'Poweramp', 'PipeWire'],
  guides: [{ guide: 'autoEq', system: 'other' }],
} as const satisfies FileFormat
