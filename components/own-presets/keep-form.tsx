'use client'

import { useSignedIn } from '@/components/account/use-signed-in'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormAlert } from '@/components/ui/fields/form'
import { ShopLink } from '@/components/ui/shop-link'
import type { Problem } from '@/lib/http/browser/call-api'
import { LONGEST_NAME } from '@/lib/studio/own-curve'
import type { OwnTexts } from './own-texts'
import { useKeeping } from './use-keeping'
import type { Work, WorkState } from './work/work'
import { workStore } from './work/work-store'

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** The name of the work, and whether the account has it. */
export function KeepForm({ state, texts }: { state: WorkState; texts: OwnTexts['keep'] }) {
  const { work, isChanged } = state
  const user = useSignedIn()
  const { isSending, problem, keep } = useKeeping(texts)
  const fieldError = problem?.fields.name

  return (
    <Form problem={problem} onSend={() => keep(work)} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-64 sm:max-w-md">
          <TextField
            id="eigenes-name"
            name="name"
            label={texts.name}
            value={work.name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            error={fieldError}
            onChange={({ currentTarget }) => workStore.change({ name: currentTarget.value })}
          />
        </div>
        {user && <KeepButtons work={work} isSending={isSending} keep={keep} texts={texts} />}
      </div>
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
      {problem && fieldError === undefined && (
        <KeepProblem problem={problem} keptId={work.kept?.id} texts={texts} />
      )}
    </Form>
  )
}

interface KeepButtonsProps {
  work: Work
  isSending: boolean
  keep: (work: Work) => unknown
  texts: OwnTexts['keep']
}

function KeepButtons({ work, isSending, keep, texts }: KeepButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2 sm:pt-[1.6rem]">
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
  keptId: string | undefined
  texts: OwnTexts['keep']
}

/** Why it was not saved, with a way on that loses nothing. */
function KeepProblem({ problem: { code, message }, keptId, texts }: KeepProblemProps) {
  const isChanged = code === 'studio_changed'
  const isGone = code === 'not_found'
  return (
    <FormAlert className="max-w-3xl">
      <p>{isGone ? texts.gone : message}</p>
      {(isChanged || isGone) && <p>{texts.stillHere}</p>}
      {isChanged && keptId !== undefined && (
        <p>
          <a href={`#eigenes=${keptId}`} className={link}>
            {texts.openOther}
          </a>
        </p>
      )}
    </FormAlert>
  )
}
