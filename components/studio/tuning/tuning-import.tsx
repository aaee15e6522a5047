'use client'

import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillText, INAUDIBLE, sayDeviation } from '@/components/audio/fill-text'
import { Button } from '@/components/ui/button'
import { DropZone } from '@/components/ui/fields/drop-zone'
import { Notice } from '@/components/ui/notice'
import type { Tuning } from '@/lib/audio/tuning/tuning'
import type { StudioTexts } from '../studio-texts'
import { tuningIn, type TuningFile, type useTuningFile } from './use-tuning-file'

interface TuningImportProps extends ReturnType<typeof useTuningFile> {
  texts: StudioTexts['import']
  onTake: (tuning: Tuning, name: string) => void
}

export function TuningImport({ file, read, forget, texts, onTake }: TuningImportProps) {
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
  const take = (taken: Tuning, name: string) => {
    onTake(taken, name)
    finish()
  }
  const error = file ? problemWith(file, texts) : undefined
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* A new input, because the old one would not report the same file again. */}
      <DropZone
        key={times}
        id={fieldId}
        label={texts.label}
        hint={texts.hint}
        prompt={
          <>
            <span className="pointer-coarse:hidden">{texts.prompt}</span>
            <span className="hidden pointer-coarse:inline">{texts.choose}</span>
          </>
        }
        error={error}
        onFiles={([chosen]) => void read(chosen)}
      />
      <div role="status">
        {file?.state === 'reading' && <p className="text-sm">{texts.reading}</p>}
        {error && <p className="sr-only">{error}</p>}
        {file && tuning && (
          <Notice>
            <TuningReport name={file.name} tuning={tuning} texts={texts} />
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => take(tuning, file.name)}>{texts.take}</Button>
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

interface TuningReportProps {
  name: string
  tuning: Tuning
  texts: StudioTexts['import']
}

const harmless: readonly string[] = ['off', 'case']

function TuningReport({ name, tuning, texts }: TuningReportProps) {
  const { format, filters, dynamics, leftOut, deviation } = tuning
  const isWhole = leftOut.every(({ what }) => harmless.includes(what))
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {fillText(texts.recognised, { name, format: texts.formats[format], count: filters.length })}
      </p>
      <p>
        {deviation.max >= INAUDIBLE
          ? sayDeviation(deviation, isWhole ? texts.deviates : texts.deviatesPart)
          : isWhole
            ? texts.exact
            : texts.exactPart}
        {!isWhole && ` ${texts.missing}`}
      </p>
      {dynamics && <p>{texts.dynamics}</p>}
      {leftOut.length > 0 && (
        <ul className="list-disc pl-5">
          {leftOut.map(({ what, values }, index) => (
            <li key={index}>{fillText(texts.leftOut[what], values)}</li>
          ))}
        </ul>
      )}
      <p className="text-muted">{texts.compare}</p>
    </>
  )
}
