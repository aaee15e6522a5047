'use client'

import { useSignedIn } from '@/components/account/use-signed-in'
import { Button } from '@/components/ui/button'
import { Form, FormAlert } from '@/components/ui/fields/form'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Problem } from '@/lib/http/browser/call-api'
import type { useSaving } from './use-saving'
import type { PresetDraft, DraftState } from './draft/preset-draft'

const link = 'touch-link font-semibold'

/** The form's id, for the name field, which is placed outside the form. */
export const KEEP_FORM = 'eigenes-aufbewahren'

interface KeepFormProps {
  state: DraftState
  keeping: ReturnType<typeof useSaving>
}

export function SaveForm({ state, keeping: { isSending, problem, keep } }: KeepFormProps) {
  const t = useTranslations('ownPresets.keep')
  const tAccount = useTranslations('account')
  const { work, isChanged } = state
  const user = useSignedIn()

  return (
    <Form
      id={KEEP_FORM}
      problem={problem}
      onSend={() => user && keep(work)}
      className="grid grid-cols-1 gap-3"
    >
      {user && <KeepButtons work={work} isSending={isSending} keep={keep} />}
      {user === null && (
        <p className="text-sm text-muted">
          {t('signInText')}{' '}
          <ShopLink href="/anmelden?zurueck=/studio" className={`${link} text-text`}>
            {tAccount('signIn')}
          </ShopLink>
        </p>
      )}
      {user && (
        <p role="status" className="text-sm text-muted">
          {work.kept && !isChanged ? t('isKept') : t('isNotKept')}
        </p>
      )}
      {problem && problem.fields.name === undefined && (
        <KeepProblem problem={problem} savedId={work.kept?.id} />
      )}
    </Form>
  )
}

interface KeepButtonsProps {
  work: PresetDraft
  isSending: boolean
  keep: (work: PresetDraft) => unknown
}

function KeepButtons({ work, isSending, keep }: KeepButtonsProps) {
  const t = useTranslations('ownPresets.keep')
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" busy={isSending ? t('busy') : undefined}>
        {work.kept ? t('change') : t('keep')}
      </Button>
      {work.kept && (
        <Button tone="secondary" onClick={() => keep({ ...work, kept: null })}>
          {t('keepNew')}
        </Button>
      )}
    </div>
  )
}

interface KeepProblemProps {
  problem: Problem
  savedId: string | undefined
}

function KeepProblem({ problem: { code, message }, savedId }: KeepProblemProps) {
  const t = useTranslations('ownPresets.keep')
  const isChanged = code === 'studio_changed'
  const isGone = code === 'not_found'
  return (
    <FormAlert className="max-w-3xl">
      <p>{isGone ? t('gone') : message}</p>
      {(isChanged || isGone) && <p>{t('stillHere')}</p>}
      {isChanged && savedId !== undefined && (
        <p>
          <a href={`#eigenes=${savedId}`} className={link}>
            {t('openOther')}
          </a>
        </p>
      )}
    </FormAlert>
  )
}
