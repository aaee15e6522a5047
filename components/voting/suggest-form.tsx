'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'
import type { SuggestionKind } from '@/lib/voting/schema'

interface Answer {
  outcome: 'added' | 'voted' | 'preset' | 'headset'
  game: string
  presetId?: string
  headsetId?: string
}

interface SuggestFormProps {
  initial: { kind: SuggestionKind; name: string }
  isResting: boolean
  length: number
}

/** Votes for what was suggested, links to what the shop has. Without a vote left a hint, after the last message. */
export function SuggestForm({ initial, isResting, length }: SuggestFormProps) {
  const t = useTranslations('voting')
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [sent, setSent] = useState(0)

  const send = (said: FormData) =>
    submit(async () => {
      setAnswer(null)
      const body = { game: String(said.get('game') ?? ''), kind: said.get('kind') }
      setAnswer(answerOf(await callApi('/api/suggestions', { method: 'POST', body })))
      setSent((times) => times + 1)
      router.refresh()
    })
  return (
    <div className="grid max-w-xl gap-4">
      {isResting ? (
        <p>
          {t('suggest.resting')}{' '}
          <a href="#own-votes" className="font-medium text-link">
            {t('suggest.toVotes')}
          </a>
        </p>
      ) : (
        <Form problem={problem} onSend={send} className="grid gap-4">
          <p className="text-muted">{t('suggest.text')}</p>
          <Subject
            key={initial.kind}
            initial={initial}
            sent={sent}
            length={length}
            error={problem?.fields.game}
          />
          <Button type="submit" className="justify-self-start" busy={isSending ? t('busy') : undefined}>
            {t('suggest.button')}
          </Button>
          <FormProblem problem={problem} field="game" />
        </Form>
      )}
      <div role="status">{answer && <Outcome answer={answer} />}</div>
    </div>
  )
}

/** As lib/voting/schema.ts has them; an import would also load the schema library. */
const KINDS: readonly SuggestionKind[] = ['game', 'headset']

interface SubjectProps extends Pick<SuggestFormProps, 'initial' | 'length'> {
  /** Each time, the name is emptied and the kind stays. */
  sent: number
  error: string | undefined
}

function Subject({ initial, sent, length, error }: SubjectProps) {
  const t = useTranslations('voting')
  const [kind, setKind] = useState(initial.kind)
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="text-sm font-semibold">{t('suggest.kind')}</legend>
        {KINDS.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="kind"
              value={value}
              defaultChecked={value === initial.kind}
              onChange={() => setKind(value)}
              className="size-5 shrink-0 accent-accent"
            />
            {t(`kinds.${value}`)}
          </label>
        ))}
      </fieldset>
      <TextField
        id="suggested-game"
        name="game"
        key={`${sent} ${initial.name}`}
        defaultValue={initial.name}
        maxLength={length}
        autoComplete="off"
        label={t(`suggest.label.${kind}`)}
        hint={t(`suggest.hint.${kind}`)}
        error={error}
      />
    </>
  )
}

function Outcome({ answer }: { answer: Answer }) {
  const t = useTranslations('voting')
  const { outcome, game, presetId, headsetId } = answer
  const said = {
    added: t('suggest.added', { game }),
    voted: t('suggest.voted', { game }),
    preset: t('suggest.preset', { game }),
    headset: t('suggest.headset', { game }),
  }
  const isThere = outcome === 'preset' || outcome === 'headset'
  return (
    <Notice tone={isThere ? 'info' : 'success'}>
      <p>{said[outcome]}</p>
      {isThere && (
        <p>
          <ShopLink
            href={outcome === 'preset' ? `/presets/${presetId}` : `/headset/${headsetId}`}
            className="touch-link font-medium"
          >
            {outcome === 'preset' ? t('toPreset') : t('toHeadset')}
          </ShopLink>
        </p>
      )}
    </Notice>
  )
}

function answerOf(answer: unknown): Answer {
  const { outcome, game, presetId, headsetId } = Object(answer)
  return {
    outcome: outcome === 'added' || outcome === 'preset' || outcome === 'headset' ? outcome : 'voted',
    game: String(game),
    ...(presetId === undefined ? {} : { presetId: String(presetId) }),
    ...(headsetId === undefined ? {} : { headsetId: String(headsetId) }),
  }
}
