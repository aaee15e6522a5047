'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi, saveFile } from '@/lib/http/browser/call-api'
import { outcomes } from '@/lib/orders/several/outcomes'
import { useOrderChoice } from './order-choice'

const address = '/api/admin/orders/several'
const answerSchema = z.object({
  outcomes: z.array(z.object({ orderId: z.string(), outcome: z.enum(outcomes) })),
})
type Outcomes = z.infer<typeof answerSchema>['outcomes']

export type SeveralAct = 'mails' | 'cancel'

interface SeveralOrdersProps {
  /** The references by order id. */
  references: Record<string, string>
  /** The actions that the viewer may perform, in addition to downloading a file of the orders. */
  acts: readonly SeveralAct[]
}

/** Selects all orders of the page, applies an action to the selected ones, and reports the outcome for each. */
export function SeveralOrders({ references, acts }: SeveralOrdersProps) {
  const t = useTranslations('admin.orderDesk.several')
  const router = useRouter()
  const { all, chosen, setChosen } = useOrderChoice()
  const [said, setSaid] = useState<string[]>([])
  const box = useRef<HTMLInputElement>(null)
  const isAll = chosen.length === all.length

  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen.length > 0 && !isAll
  }, [chosen.length, isAll])

  // The buttons disappear with the selection.
  useEffect(() => {
    if (said.length > 0) box.current?.focus()
  }, [said])

  const act = async (kind: SeveralAct) => {
    const answer = await callApi(`${address}/${kind}`, { method: 'POST', body: { ids: chosen } })
    setSaid(sentences(answerSchema.parse(answer).outcomes, references, t, kind))
    setChosen([])
    router.refresh()
  }
  return (
    <div
      role="group"
      aria-label={t('label')}
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
          {t('all')}
        </label>
        <span aria-live="polite" className="text-muted">
          {t('chosen', { count: chosen.length })}
        </span>
        {chosen.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <FileButton ids={chosen} />
            {acts.map((kind) => (
              <Act key={kind} kind={kind} count={chosen.length} onAct={act} />
            ))}
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

function FileButton({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('admin.orderDesk.several')
  const { isSending, problem, submit } = useSubmit(t('noAnswer'))
  const query = new URLSearchParams({ ids: ids.join(',') })
  return (
    <>
      <Button
        tone="secondary"
        className="px-3 text-sm"
        busy={isSending ? t('file.busy') : undefined}
        onClick={() => void submit(() => saveFile(`${address}/file?${query}`))}
      >
        {t('file.button')}
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
  kind: SeveralAct
  count: number
  onAct: (kind: SeveralAct) => Promise<void>
}

function Act({ kind, count, onAct }: ActProps) {
  const t = useTranslations('admin.orderDesk.several')
  return (
    <ConfirmDialog
      trigger={
        <Button tone="secondary" className="px-3 text-sm">
          {t(`${kind}.button`)}
        </Button>
      }
      title={t(`${kind}.title`, { count })}
      text={t(`${kind}.text`)}
      confirm={t(`${kind}.confirm`)}
      cancel={t('back')}
      destructive={kind === 'cancel'}
      noAnswer={t('noAnswer')}
      onConfirm={() => onAct(kind)}
    />
  )
}

/** Says for how many orders the action succeeded, and for each reason, how many and which ones failed. */
function sentences(
  answer: Outcomes,
  references: Record<string, string>,
  t: ReturnType<typeof useTranslations<'admin.orderDesk.several'>>,
  kind: SeveralAct,
): string[] {
  const withOutcome = (wanted: Outcomes[number]['outcome']) =>
    answer.filter(({ outcome }) => outcome === wanted)
  const namesOf = (found: Outcomes) => found.map(({ orderId }) => references[orderId] ?? orderId).join(', ')
  const lineOf = (text: string, found: Outcomes) =>
    found.length === 0 ? text : `${text} (${namesOf(found)})`
  const done = withOutcome('done')
  const refused = outcomes.flatMap((outcome) => {
    const found = withOutcome(outcome)
    if (outcome === 'done' || found.length === 0) return []
    return [lineOf(t('not', { count: found.length, reason: t(`reasons.${outcome}`) }), found)]
  })
  return [lineOf(t(`${kind}.done`, { count: done.length }), done), ...refused]
}
