'use client'

import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'

export interface SuggestTexts {
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

/** Suggests a game, or votes for it where somebody has done so; leads to the preset where there is one. */
export function SuggestForm({
  initial,
  length,
  texts,
}: {
  initial: string
  length: number
  texts: SuggestTexts
}) {
  const router = useRouter()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const form = useProblemFocus(problem)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const game = String(new FormData(event.currentTarget).get('game') ?? '')
    if (isSending) return
    setIsSending(true)
    setProblem(null)
    setAnswer(null)
    try {
      setAnswer(answerOf(await callApi('/api/suggestions', { method: 'POST', body: { game } })))
      form.current?.reset()
      router.refresh()
    } catch (error) {
      setProblem(problemOf(error, texts.noAnswer))
    } finally {
      setIsSending(false)
    }
  }
  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate className="grid max-w-xl gap-4">
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
      {problem && problem.fields.game === undefined && (
        <Notice tone="danger" role="alert" tabIndex={-1}>
          {problem.message}
        </Notice>
      )}
      <div role="status">{answer && <Outcome answer={answer} texts={texts} />}</div>
    </form>
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
