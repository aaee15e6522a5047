import { autoEqParametric } from './autoeq-parametric'
import { easyEffects } from './easyeffects'
import { equalizerApo, type PresetSource } from './equalizer-apo'
import { graphicEq } from './graphic-eq'

interface ToolFile {
  /** Its name in addresses, and the end of the name under which it is saved. */
  name: string
  contentType: string
  /** How many filters fit into it. */
  mostFilters: number
  build: (preset: PresetSource) => string
}

const TEXT = 'text/plain; charset=utf-8'

/** The files of a preset for the programs that play with it. */
export const toolFiles = [
  {
    name: 'equalizer-apo.txt',
    contentType: TEXT,
    // One line after the other, without a limit (FilterEngine.cpp adds each to a list).
    mostFilters: Infinity,
    build: equalizerApo,
  },
  {
    name: 'autoeq-parametric.txt',
    contentType: TEXT,
    // The file has none; of the programs that read it, PipeWire stops at 64 (PARAM_EQ_MAX in its plugin_builtin.c).
    mostFilters: 64,
    build: autoEqParametric,
  },
  {
    name: 'graphic-eq-wavelet.txt',
    contentType: TEXT,
    // The curve at 127 frequencies, whatever makes it.
    mostFilters: Infinity,
    build: graphicEq,
  },
  {
    name: 'easyeffects.json',
    contentType: 'application/json',
    // `num-bands` ends at 32 (easyeffects_db_equalizer.kcfg).
    mostFilters: 32,
    build: easyEffects,
  },
] as const satisfies ToolFile[]
