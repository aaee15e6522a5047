import 'server-only'
import { autoEqParametric } from '@/lib/audio/autoeq-parametric'
import { easyEffects } from '@/lib/audio/easyeffects'
import { equalizerApo } from '@/lib/audio/equalizer-apo'
import { graphicEq } from '@/lib/audio/graphic-eq'
import type messages from '@/messages/de.json'
import { presetArchive } from './preset-archive'
import { readMe } from './read-me'
import type { Preset } from './schema'

type Purpose = Extract<keyof (typeof messages)['catalog'], `file${string}`>

interface PresetFile<Content> {
  /** Its name in addresses. */
  name: string
  contentType: string
  /** The key of the German text under `catalog` that says what it is for. */
  purpose: Purpose
  build: (preset: Preset) => Content
}

const TEXT = 'text/plain; charset=utf-8'

const singleFiles = [
  { name: 'equalizer-apo.txt', contentType: TEXT, purpose: 'fileEqualizerApo', build: equalizerApo },
  { name: 'autoeq-parametric.txt', contentType: TEXT, purpose: 'fileAutoEq', build: autoEqParametric },
  { name: 'graphic-eq-wavelet.txt', contentType: TEXT, purpose: 'fileWavelet', build: graphicEq },
  {
    name: 'easyeffects.json',
    contentType: 'application/json',
    purpose: 'fileEasyEffects',
    build: easyEffects,
  },
  { name: 'LIESMICH.txt', contentType: TEXT, purpose: 'fileReadme', build: readMe },
] as const satisfies PresetFile<string>[]

const archive = {
  name: 'alles.zip',
  contentType: 'application/zip',
  purpose: 'fileArchive',
  build: (preset: Preset) =>
    presetArchive(
      preset,
      singleFiles.map(({ name, build }) => ({ name, content: build(preset) })),
    ),
} as const satisfies PresetFile<Uint8Array<ArrayBuffer>>

/** Everything a buyer gets for a preset; the last one holds all the others. */
export const presetFiles = [...singleFiles, archive] as const

/** The name of the file that holds all the others. */
export const ARCHIVE = archive.name
