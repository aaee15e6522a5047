'use client'

import { useSignedIn } from '@/components/account/use-signed-in'
import { Button } from '@/components/ui/button'
import { Form, FormAlert } from '@/components/ui/fields/form'
import { ShopLink } from '@/components/ui/shop-link'
import type { Problem } from '@/lib/http/browser/call-api'
import type { OwnTexts } from './own-texts'
import type { useSaving } from './use-saving'
import type { PresetDraft, DraftState } from './draft/preset-draft'

const link = 'touch-link font-semibold'

/** The form's id, for the name field, which is placed outside the form. */
export const KEEP_FORM = 'eigenes-aufbewahren'

interface KeepFormProps {
  state: DraftState
  keeping: ReturnType<typeof useSaving>
  texts: OwnTexts['keep']
}

export function SaveForm({ state, keeping: { isSending, problem, keep }, texts }: KeepFormProps) {
  const { work, isChanged } = state
  const user = useSignedIn()

  return (
    <Form
      id={KEEP_FORM}
      problem={problem}
      onSend={() => user && keep(work)}
      className="grid grid-cols-1 gap-3"
    >
      {user && <KeepButtons work={work} isSending={isSending} keep={keep} texts={texts} />}
      {user === null && (
        <p className="text-sm text-muted">
          {texts.signInText}{' '}
          <ShopLink href="/anmelden?zurueck=/studio" className={`${link} text-text`}>
            {texts.signIn}
          </ShopLink>
        </p>
      )}
      {user && (
        <p role="status" className="text-sm text-muted">
          {work.kept && !isChanged ? texts.isKept : texts.isNotKept}
        </p>
      )}
      {problem && problem.fields.name === undefined && (
        <KeepProblem problem={problem} savedId={work.kept?.id} texts={texts} />
      )}
    </Form>
  )
}

interface KeepButtonsProps {
  work: PresetDraft
  isSending: boolean
  keep: (work: PresetDraft) => unknown
  texts: OwnTexts['keep']
}

function KeepButtons({ work, isSending, keep, texts }: KeepButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" busy={isSending ? texts.busy : undefined}>
        {work.kept ? texts.change : texts.keep}
      </Button>
      {work.kept && (
        <Button tone="secondary" onClick={() => keep({ ...work, kept: null })}>
          {texts.keepNew}
        </Button>
      )}
    </div>
  )
}

interface KeepProblemProps {
  problem: Problem
  savedId: string | undefined
  texts: OwnTexts['keep']
}

function KeepProblem({ problem: { code, message }, savedId, texts }: KeepProblemProps) {
  const isChanged = code === 'studio_changed'
  const isGone = code === 'not_found'
  return (
    <FormAlert className="max-w-3xl">
      <p>{isGone ? texts.gone : message}</p>
      {(isChanged || isGone) && <p>{texts.stillHere}</p>}
      {isChanged && savedId !== undefined && (
        <p>
          <a href={`#eigenes=${savedId}`} className={link}>
            {texts.openOther}
          </a>
        </p>
      )}
    </FormAlert>
  )
}
