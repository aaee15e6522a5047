'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

export interface SuggestTexts {
  intro: string
  /** While no vote is left. */
  resting: string
  toVotes: string
  label: string
  hint: string
  button: string
  busy: string
  /** Each with `{game}`. */
  added: string
  voted: string
  preset: string
  toPreset: string
  noAnswer: string
}

interface Answer {
  outcome: 'added' | 'voted' | 'preset'
  game: string
  presetId?: string
}

interface SuggestFormProps {
  initial: string
  /** Whether no vote is left for a suggestion. */
  isResting: boolean
  length: number
  texts: SuggestTexts
}

/**
 * Suggests a game, or votes for it if it is suggested already; leads to the preset if there is one. Without a vote it rests,
 * and keeps what it has said last.
 */
export function SuggestForm({ initial, isResting, length, texts }: SuggestFormProps) {
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit(texts.noAnswer)
  const [answer, setAnswer] = useState<Answer | null>(null)

  const send = (said: FormData, form: HTMLFormElement) =>
    submit(async () => {
      setAnswer(null)
      const body = { game: String(said.get('game') ?? '') }
      setAnswer(answerOf(await callApi('/api/suggestions', { method: 'POST', body })))
      form.reset()
      router.refresh()
    })
  return (
    <div className="grid max-w-xl gap-4">
      {isResting ? (
        <p>
          {texts.resting}{' '}
          <a href="#own-votes" className="font-medium underline underline-offset-4">
            {texts.toVotes}
          </a>
        </p>
      ) : (
        <Form problem={problem} onSend={send} className="grid gap-4">
          <p className="text-muted">{texts.intro}</p>
          <TextField
            id="suggested-game"
            name="game"
            key={initial}
            defaultValue={initial}
            maxLength={length}
            autoComplete="off"
            label={texts.label}
            hint={texts.hint}
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

function Outcome({ answer: { outcome, game, presetId }, texts }: { answer: Answer; texts: SuggestTexts }) {
  return (
    <Notice tone={outcome === 'preset' ? 'info' : 'success'}>
      <p>{texts[outcome].replace('{game}', () => game)}</p>
      {presetId !== undefined && (
        <p>
          <ShopLink
            href={`/presets/${presetId}`}
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {texts.toPreset}
          </ShopLink>
        </p>
      )}
    </Notice>
  )
}

function answerOf(answer: unknown): Answer {
  const { outcome, game, presetId } = Object(answer)
  return {
    outcome: outcome === 'added' || outcome === 'preset' ? outcome : 'voted',
    game: String(game),
    ...(presetId === undefined ? {} : { presetId: String(presetId) }),
  }
}
