'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi, saveFile } from '@/lib/http/browser/call-api'
import { useOrderChoice } from './order-choice'
import type { SeveralTexts } from './several-texts'

const address = '/api/admin/orders/several'
const answerSchema = z.object({
  outcomes: z.array(z.object({ orderId: z.string(), outcome: z.string() })),
})
type Outcomes = z.infer<typeof answerSchema>['outcomes']

interface SeveralOrdersProps {
  /** By id. */
  references: Record<string, string>
  /** Whether the viewer may cancel. */
  isAdmin: boolean
  texts: SeveralTexts
}

/** Chooses all orders of the page, and acts on those that are chosen; says of each what became of it. */
export function SeveralOrders({ references, isAdmin, texts }: SeveralOrdersProps) {
  const router = useRouter()
  const { all, chosen, setChosen } = useOrderChoice()
  const [said, setSaid] = useState<string[]>([])
  const box = useRef<HTMLInputElement>(null)
  const isAll = chosen.length === all.length

  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen.length > 0 && !isAll
  }, [chosen.length, isAll])

  // The buttons are gone with the choice.
  useEffect(() => {
    if (said.length > 0) box.current?.focus()
  }, [said])

  const act = async (kind: 'mails' | 'cancel') => {
    const answer = await callApi(`${address}/${kind}`, { method: 'POST', body: { ids: chosen } })
    setSaid(sentences(answerSchema.parse(answer).outcomes, references, texts, kind))
    setChosen([])
    router.refresh()
  }
  return (
    <div
      role="group"
      aria-label={texts.label}
      className={`grid gap-2 border-y border-line bg-ground py-2 ${chosen.length > 0 ? 'sticky bottom-0 z-10' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            ref={box}
            type="checkbox"
            checked={isAll}
            onChange={() => setChosen(isAll ? [] : all)}
            className="size-6 shrink-0 accent-accent"
          />
          {texts.all}
        </label>
        <span aria-live="polite" className="text-muted">
          {texts.chosen[chosen.length]}
        </span>
        {chosen.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <FileButton ids={chosen} texts={texts} />
            <Act kind="mails" count={chosen.length} texts={texts} onAct={act} />
            {isAdmin && <Act kind="cancel" count={chosen.length} texts={texts} onAct={act} />}
          </div>
        )}
      </div>
      <div role="status" className="grid text-sm">
        {said.map((sentence) => (
          <p key={sentence} className="wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  )
}

function FileButton({ ids, texts }: { ids: readonly string[]; texts: SeveralTexts }) {
  const { isSending, problem, submit } = useSubmit(texts.noAnswer)
  const query = new URLSearchParams({ ids: ids.join(',') })
  return (
    <>
      <Button
        tone="secondary"
        className="px-3 text-sm"
        busy={isSending ? texts.file.busy : undefined}
        onClick={() => void submit(() => saveFile(`${address}/file?${query}`))}
      >
        {texts.file.button}
      </Button>
      {problem && (
        <p role="alert" className="self-center font-medium text-danger">
          {problem.message}
        </p>
      )}
    </>
  )
}

interface ActProps {
  kind: 'mails' | 'cancel'
  count: number
  texts: SeveralTexts
  onAct: (kind: 'mails' | 'cancel') => Promise<void>
}

function Act({ kind, count, texts, onAct }: ActProps) {
  const { button, titles, text, confirm } = texts[kind]
  return (
    <ConfirmDialog
      trigger={
        <Button tone="secondary" className="px-3 text-sm">
          {button}
        </Button>
      }
      title={titles[count] ?? button}
      {...{ text, confirm }}
      cancel={texts.back}
      destructive={kind === 'cancel'}
      noAnswer={texts.noAnswer}
      onConfirm={() => onAct(kind)}
    />
  )
}

/** How many were done, and for each reason how many and which were not. */
function sentences(
  outcomes: Outcomes,
  references: Record<string, string>,
  texts: SeveralTexts,
  kind: 'mails' | 'cancel',
): string[] {
  const withOutcome = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted)
  const namesOf = (found: Outcomes) => found.map(({ orderId }) => references[orderId] ?? orderId).join(', ')
  const lineOf = (text: string | undefined, found: Outcomes) =>
    found.length === 0 ? `${text}` : `${text} (${namesOf(found)})`
  const done = withOutcome('done')
  const refused = texts.not.flatMap(([reason, counted]) => {
    const found = withOutcome(reason)
    return found.length === 0 ? [] : [lineOf(counted[found.length], found)]
  })
  return [lineOf(texts[kind].done[done.length], done), ...refused]
}
