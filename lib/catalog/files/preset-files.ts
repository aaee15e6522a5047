import 'server-only'
import type { Messages } from 'next-intl'
import { autoEqFormat } from '@/lib/audio/formats/autoeq-parametric'
import { TEXT_FILE } from '@/lib/audio/formats/file-format'
import { fileFormats } from '@/lib/audio/formats/file-formats'
import { presetArchive } from './preset-archive'
import { readMe } from './read-me'
import { windowsArchive } from './windows-archive'
import { contentOf, type FilePreset } from './preset-at-strength'

interface PresetFile<Content> {
  /** Key of the text under `catalog.files` that says what it is for. */
  id: keyof Messages['catalog']['files']
  name: string
  contentType: string
  build: (preset: FilePreset) => Content
}

const singleFiles: readonly PresetFile<string>[] = [
  ...fileFormats.map((format) => ({ ...format, build: (preset: FilePreset) => contentOf(format, preset) })),
  { id: 'readMe', name: 'LIESMICH.txt', contentType: TEXT_FILE, build: readMe },
]

const archive: PresetFile<Uint8Array<ArrayBuffer>> = {
  id: 'archive',
  name: 'alles.zip',
  contentType: 'application/zip',
  build: (preset) =>
    presetArchive(
      preset,
      singleFiles.map(({ name, build }) => ({ name, content: build(preset) })),
    ),
}

/** Unpacked into the folder of Equalizer APO's settings, it is set up. */
const windows: PresetFile<Uint8Array<ArrayBuffer>> = {
  id: 'windows',
  name: 'windows.zip',
  contentType: 'application/zip',
  build: windowsArchive,
}

/**
 * FineTune reads ten filters of a file and silently drops the rest and high and low passes (`maxFilters` in
 * https://github.com/ronitsingh10/FineTune/blob/main/FineTune/Models/AutoEQProfile.swift).
 */
const mac: PresetFile<string> = {
  id: 'mac',
  name: 'mac.txt',
  contentType: TEXT_FILE,
  build: (preset) => contentOf({ ...autoEqFormat, mostFilters: 10, lacksPasses: true }, preset),
}

/** All files a buyer gets for a preset; the last one contains all but those made for one program alone. */
export const presetFiles = [...singleFiles, windows, mac, archive] as const

export const ARCHIVE = archive.name
