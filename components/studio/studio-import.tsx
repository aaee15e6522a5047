'use client'

import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { DropZone } from '@/components/ui/drop-zone'
import { Notice } from '@/components/ui/notice'
import type { Tuning } from '@/lib/audio/tuning/tuning'
import { fillText } from './fill-text'
import { TuningReport } from './tuning-report'
import type { StudioTexts } from './studio-texts'
import { useStudio } from './use-studio'
import { tuningIn, type TuningFile, type useTuningFile } from './use-tuning-file'

interface StudioImportProps extends ReturnType<typeof useTuningFile> {
  say: (text: string) => void
}

/** Takes over the settings of another equaliser from its file, after it was said what has become of them. */
export function StudioImport({ file, read, forget, say }: StudioImportProps) {
  const { store, texts: all } = useStudio()
  const texts = all.import
  const fieldId = useId()
  const [times, setTimes] = useState(0)
  const tuning = file && tuningIn(file)

  const finish = () => {
    flushSync(() => {
      forget()
      setTimes(times + 1)
    })
    document.getElementById(fieldId)?.focus()
  }
  const take = ({ filters, format }: Tuning) => {
    store.replace(filters)
    finish()
    say(fillText(texts.taken, { format: texts.formats[format] }))
  }
  const error = file ? problemWith(file, texts) : undefined
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* A new one has forgotten the last file, which could not be chosen again otherwise. */}
      <DropZone
        key={times}
        id={fieldId}
        label={texts.label}
        hint={texts.hint}
        prompt={texts.prompt}
        error={error}
        onFiles={([chosen]) => void read(chosen)}
      />
      <div role="status">
        {file?.state === 'reading' && <p className="text-sm">{texts.reading}</p>}
        {error && <p className="sr-only">{error}</p>}
        {file && tuning && (
          <Notice>
            <TuningReport name={file.name} tuning={tuning} />
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => take(tuning)}>{texts.take}</Button>
              <Button tone="secondary" onClick={finish}>
                {texts.drop}
              </Button>
            </div>
          </Notice>
        )}
      </div>
    </div>
  )
}

function problemWith(file: TuningFile, texts: StudioTexts['import']): string | undefined {
  if (file.state === 'notRead') return texts.notRead
  if (file.state !== 'read' || 'filters' in file.result) return undefined
  return fillText(texts.problems[file.result.problem], file.result.values)
}
