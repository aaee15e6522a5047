'use client'

import { useRef, useState } from 'react'
import type { Tuning, TuningProblem } from '@/lib/audio/tuning/tuning'

/** `notRead`: the file, or the code for it, could not be loaded. */
export type TuningFile = { name: string } & (
  { state: 'reading' | 'notRead' } | { state: 'read'; result: Tuning | TuningProblem }
)

export function useTuningFile() {
  const [file, setFile] = useState<TuningFile | null>(null)
  const wanted = useRef<File | null>(null)

  const read = async (chosen: File | undefined) => {
    wanted.current = chosen ?? null
    if (!chosen) return setFile(null)
    const { name } = chosen
    setFile({ name, state: 'reading' })
    const result = await resultOf(chosen).catch(() => null)
    if (wanted.current === chosen)
      setFile(result ? { name, state: 'read', result } : { name, state: 'notRead' })
  }
  const forget = () => void read(undefined)
  return { file, read, forget }
}

async function resultOf(file: File): Promise<Tuning | TuningProblem> {
  const [{ readTuning }, bytes] = await Promise.all([
    import('@/lib/audio/tuning/read-tuning'),
    file.arrayBuffer(),
  ])
  return readTuning(new Uint8Array(bytes))
}

export function tuningIn(file: TuningFile): Tuning | null {
  return file.state === 'read' && 'filters' in file.result ? file.result : null
}
