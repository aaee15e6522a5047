'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { DropZone } from '@/components/ui/fields/drop-zone'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { Notice } from '@/components/ui/notice'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { problemOf, sendFile } from '@/lib/http/browser/call-api'
import type { StatementTaken } from '@/lib/statements/schema'

interface StatementUploadProps {
  /** Bytes. */
  largest: number
}

const COUNTS = ['sure', 'doubtful', 'unmatched', 'known'] as const satisfies (keyof StatementTaken)[]

type Outcome = { name: string } & (
  | { counts: [string, number][]; warnings: string[] }
  /** `file` is set if the shop only asks for confirmation, so that the file can still be read. */
  | { problem: string; file?: File }
)

export function StatementUpload({ largest }: StatementUploadProps) {
  const t = useTranslations('statements.upload')
  const router = useRouter()
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const { isSending, submit } = useSubmit(t('noAnswer'))

  const read = async (file: File, isForeign = false): Promise<Outcome> => {
    const { name } = file
    if (file.size > largest) return { name, problem: t('tooLarge') }
    try {
      const query = new URLSearchParams({ name: name.slice(0, 200), ...(isForeign ? { fremd: 'ja' } : {}) })
      const answer = await sendFile(`/api/admin/statements?${query}`, file)
      const taken = countsIn(answer)
      const counts = COUNTS.map((key): [string, number] => [t(`counts.${key}`), taken.get(key) ?? 0])
      return { name, counts, warnings: warningsIn(answer) }
    } catch (error) {
      const { code, message, fields } = problemOf(error, t('noAnswer'))
      const problem = fields.file ?? message
      return code === 'statement_account' ? { name, problem, file } : { name, problem }
    }
  }
  const readForeign = (file: File) =>
    submit(async () => {
      const outcome = await read(file, true)
      setOutcomes((before) => before.map((each) => ('file' in each && each.file === file ? outcome : each)))
      router.refresh()
    })
  const readAll = async (files: File[]) => {
    if (files.length === 0) return
    await submit(async () => {
      setOutcomes([])
      for (const file of files) {
        const outcome = await read(file)
        setOutcomes((before) => [...before, outcome])
      }
      router.refresh()
    })
  }
  return (
    <div className="grid max-w-2xl gap-4">
      <DropZone
        id="statement"
        label={t('label')}
        hint={t('hint')}
        prompt={t('prompt')}
        accept=".xml,.csv,.txt,.zip,.sta,.mta,.940"
        multiple
        onFiles={(files) => void readAll(files)}
      />
      <div role="status" className="grid gap-3">
        {outcomes.map((outcome, n) => (
          <OutcomeLine key={n} outcome={outcome} onForeign={(file) => void readForeign(file)} />
        ))}
        {isSending && <p className="text-sm text-muted">{t('reading')}</p>}
      </div>
    </div>
  )
}

interface OutcomeLineProps {
  outcome: Outcome
  onForeign: (file: File) => void
}

function OutcomeLine({ outcome, onForeign }: OutcomeLineProps) {
  const t = useTranslations('statements.upload')
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-sm">
      <p className="wrap-anywhere">{outcome.name}</p>
      {'problem' in outcome ? (
        <Refusal outcome={outcome} onForeign={onForeign} />
      ) : (
        <>
          <dl className="flex flex-wrap gap-x-6 gap-y-1">
            {outcome.counts.map(([word, count]) => (
              <div key={word} className="flex gap-2">
                <dt className="text-muted">{word}</dt>
                <dd className="number">{count}</dd>
              </div>
            ))}
          </dl>
          {outcome.warnings.length > 0 && <Warnings title={t('warnings')} sentences={outcome.warnings} />}
        </>
      )}
    </div>
  )
}

function Warnings({ title, sentences }: { title: string; sentences: string[] }) {
  return (
    <Notice tone="warning">
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Refusal({
  outcome: { problem, file },
  onForeign,
}: OutcomeLineProps & { outcome: { problem: string; file?: File } }) {
  const t = useTranslations('statements.upload')
  return (
    <>
      <p className="font-medium text-danger wrap-anywhere">{problem}</p>
      {file && (
        <>
          <p className="text-muted">{t('foreignText')}</p>
          <div>
            <Button tone="secondary" className="px-3 text-sm" onClick={() => onForeign(file)}>
              {t('foreign')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

export function countsIn(answer: unknown): Map<string, number> {
  const entries = Object.entries(Object(answer))
  return new Map(
    entries.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : [])),
  )
}

function warningsIn(answer: unknown): string[] {
  const warnings: unknown = Reflect.get(Object(answer), 'warnings')
  return Array.isArray(warnings) ? warnings.map(String) : []
}
