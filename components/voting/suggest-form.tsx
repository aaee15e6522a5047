'use client'

import { fillText } from '@/components/audio/fill-text'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import type { SuggestionKind } from '@/lib/voting/schema'

export interface SuggestTexts {
  intro: string
  resting: string
  toVotes: string
  kind: string
  kinds: { value: SuggestionKind; text: string }[]
  labels: Record<SuggestionKind, string>
  hints: Record<SuggestionKind, string>
  button: string
  busy: string
  added: string
  voted: string
  preset: string
  headset: string
  toPreset: string
  toHeadset: string
}

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
  texts: SuggestTexts
}

/** Votes for what was suggested, links to what the shop has. Without a vote left a hint, after the last message. */
export function SuggestForm({ initial, isResting, length, texts }: SuggestFormProps) {
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
          {texts.resting}{' '}
          <a href="#own-votes" className="font-medium text-link">
            {texts.toVotes}
          </a>
        </p>
      ) : (
        <Form problem={problem} onSend={send} className="grid gap-4">
          <p className="text-muted">{texts.intro}</p>
          <Subject
            key={initial.kind}
            initial={initial}
            sent={sent}
            length={length}
            texts={texts}
            error={problem?.fields.game}
          />
          <Button type="submit" className="justify-self-start" busy={isSending ? texts.busy : undefined}>
            {texts.button}
          </Button>
          <FormProblem problem={problem} field="game" />
        </Form>
      )}
      <div role="status">{answer && <Outcome answer={answer} texts={texts} />}</div>
    </div>
  )
}

interface SubjectProps extends Pick<SuggestFormProps, 'initial' | 'length' | 'texts'> {
  /** Each time, the name is emptied and the kind stays. */
  sent: number
  error: string | undefined
}

function Subject({ initial, sent, length, texts, error }: SubjectProps) {
  const [kind, setKind] = useState(initial.kind)
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="text-sm font-semibold">{texts.kind}</legend>
        {texts.kinds.map(({ value, text }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="kind"
              value={value}
              defaultChecked={value === initial.kind}
              onChange={() => setKind(value)}
              className="size-5 shrink-0 accent-accent"
            />
            {text}
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
        label={texts.labels[kind]}
        hint={texts.hints[kind]}
        error={error}
      />
    </>
  )
}

function Outcome({ answer, texts }: { answer: Answer; texts: SuggestTexts }) {
  const { outcome, game, presetId, headsetId } = answer
  const isThere = outcome === 'preset' || outcome === 'headset'
  return (
    <Notice tone={isThere ? 'info' : 'success'}>
      <p>{fillText(texts[outcome], { game })}</p>
      {isThere && (
        <p>
          <ShopLink
            href={outcome === 'preset' ? `/presets/${presetId}` : `/headset/${headsetId}`}
            className="touch-link font-medium"
          >
            {outcome === 'preset' ? texts.toPreset : texts.toHeadset}
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
