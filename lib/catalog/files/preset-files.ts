import 'server-only'
import { toolFiles } from '@/lib/audio/formats/tool-files'
import type messages from '@/messages/de.json'
import { presetArchive } from './preset-archive'
import { readMe } from './read-me'
import type { Preset } from '../schema'

type Purpose = Extract<keyof (typeof messages)['catalog'], `file${string}`>

interface PresetFile<Content> {
  /** Its name in addresses. */
  name: string
  contentType: string
  /** The key of the German text under `catalog` that says what it is for. */
  purpose: Purpose
  build: (preset: Preset) => Content
}

const [apo, autoEq, wavelet, easyEffects] = toolFiles

const singleFiles = [
  { ...apo, purpose: 'fileEqualizerApo' },
  { ...autoEq, purpose: 'fileAutoEq' },
  { ...wavelet, purpose: 'fileWavelet' },
  { ...easyEffects, purpose: 'fileEasyEffects' },
  { name: 'LIESMICH.txt', contentType: apo.contentType, purpose: 'fileReadme', build: readMe },
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
