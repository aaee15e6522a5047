'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DropZone } from '@/components/ui/fields/drop-zone'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { problemOf, sendFile } from '@/lib/http/browser/call-api'
import type { StatementTaken } from '@/lib/statements/schema'

interface StatementUploadProps {
  /** Largest file accepted, in bytes. */
  largest: number
  texts: {
    label: string
    hint: string
    prompt: string
    reading: string
    tooLarge: string
    noAnswer: string
    counts: Record<keyof StatementTaken, string>
  }
}

type Outcome = { name: string } & ({ counts: [string, number][] } | { problem: string })

/** Reads dropped bank statements one by one and reports on each. */
export function StatementUpload({ largest, texts }: StatementUploadProps) {
  const router = useRouter()
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const { isSending, submit } = useSubmit(texts.noAnswer)

  const read = async (file: File): Promise<Outcome> => {
    const { name } = file
    if (file.size > largest) return { name, problem: texts.tooLarge }
    try {
      const query = new URLSearchParams({ name: name.slice(0, 200) })
      const taken = countsIn(await sendFile(`/api/admin/statements?${query}`, file))
      return { name, counts: Object.entries(texts.counts).map(([key, word]) => [word, taken.get(key) ?? 0]) }
    } catch (error) {
      const { message, fields } = problemOf(error, texts.noAnswer)
      return { name, problem: fields.file ?? message }
    }
  }
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
        label={texts.label}
        hint={texts.hint}
        prompt={texts.prompt}
        accept=".xml,.csv,.txt,.zip,.sta,.mta,.940"
        multiple
        onFiles={(files) => void readAll(files)}
      />
      <div role="status" className="grid gap-3">
        {outcomes.map((outcome, n) => (
          <OutcomeLine key={n} outcome={outcome} />
        ))}
        {isSending && <p className="text-sm text-muted">{texts.reading}</p>}
      </div>
    </div>
  )
}

function OutcomeLine({ outcome }: { outcome: Outcome }) {
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-sm">
      <p className="wrap-anywhere">{outcome.name}</p>
      {'problem' in outcome ? (
        <p className="font-medium text-danger wrap-anywhere">{outcome.problem}</p>
      ) : (
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {outcome.counts.map(([word, count]) => (
            <div key={word} className="flex gap-2">
              <dt className="text-muted">{word}</dt>
              <dd className="number">{count}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** The numbers in an answer of the shop, by name. */
export function countsIn(answer: unknown): Map<string, number> {
  const entries = Object.entries(Object(answer))
  return new Map(
    entries.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : [])),
  )
}
