'use client'

import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { deviationValues, INAUDIBLE } from '@/components/audio/deviation-values'
import { Button } from '@/components/ui/button'
import { DropZone } from '@/components/ui/fields/drop-zone'
import { Notice } from '@/components/ui/notice'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Words } from '@/components/ui/texts/words'
import type { Tuning } from '@/lib/audio/tuning/tuning'
import { tuningIn, type TuningFile, type useTuningFile } from './use-tuning-file'

interface TuningImportProps extends ReturnType<typeof useTuningFile> {
  /** Of what is imported. */
  words: Words<'label' | 'dynamics' | 'compare'>
  onTake: (tuning: Tuning, name: string) => void
}

export function TuningImport({ file, read, forget, words, onTake }: TuningImportProps) {
  const tOwn = useTranslations(words)
  const t = useTranslations('studio.import')
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
  const error = useProblem(file)
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* A new input, because the old one would not report the same file again. */}
      <DropZone
        key={times}
        id={fieldId}
        label={tOwn('label')}
        hint={t('hint')}
        prompt={
          <>
            <span className="pointer-coarse:hidden">{t('prompt')}</span>
            <span className="hidden pointer-coarse:inline">{t('choose')}</span>
          </>
        }
        error={error}
        onFiles={([chosen]) => void read(chosen)}
      />
      <div role="status">
        {file?.state === 'reading' && <p className="text-sm">{t('reading')}</p>}
        {error && <p className="sr-only">{error}</p>}
        {file && tuning && (
          <Notice>
            <TuningReport name={file.name} tuning={tuning} words={words} />
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => take(tuning, file.name)}>{t('take')}</Button>
              <Button tone="secondary" onClick={finish}>
                {t('drop')}
              </Button>
            </div>
          </Notice>
        )}
      </div>
    </div>
  )
}

const harmless: readonly string[] = ['off', 'case']

function useProblem(file: TuningFile | null): string | undefined {
  const t = useTranslations('studio.import')
  if (file?.state === 'notRead') return t('notRead')
  if (file?.state !== 'read' || 'filters' in file.result) return undefined
  return t(`problems.${file.result.problem}`, file.result.values)
}

interface TuningReportProps extends Pick<TuningImportProps, 'words'> {
  name: string
  tuning: Tuning
}

function TuningReport({ name, tuning, words }: TuningReportProps) {
  const tOwn = useTranslations(words)
  const t = useTranslations('studio.import')
  const { format, filters, dynamics, leftOut, deviation } = tuning
  const isWhole = leftOut.every(({ what }) => harmless.includes(what))
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {t('recognised', { name, format: t(`formats.${format}`), count: filters.length })}
      </p>
      <p>
        {deviation.max >= INAUDIBLE
          ? t(isWhole ? 'deviates' : 'deviatesPart', deviationValues(deviation))
          : isWhole
            ? t('exact')
            : t('exactPart')}
        {!isWhole && ` ${t('missing')}`}
      </p>
      {dynamics && <p>{tOwn('dynamics')}</p>}
      {leftOut.length > 0 && (
        <ul className="list-disc pl-5">
          {leftOut.map(({ what, values }, index) => (
            <li key={index}>{t(`leftOut.${what}`, values)}</li>
          ))}
        </ul>
      )}
      <p className="text-muted">{tOwn('compare')}</p>
    </>
  )
}
