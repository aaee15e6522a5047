'use client'

import { useMemo } from 'react'
import { fillText } from '@/components/audio/fill-text'
import type { ChosenHeadset } from '@/components/headsets/headset-store'
import { Button, ButtonLink } from '@/components/ui/button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { outcomeOf, type ListeningOutcome } from '@/lib/listening-test/procedure/outcome'
import type { RunState } from '@/lib/listening-test/procedure/run'
import { trialSeconds } from '@/lib/listening-test/procedure/trial-plan'
import type { NoisePlace } from '@/lib/listening-test/stimulus/stimulus'
import type { ListeningTexts } from './listening-texts'
import { GameOffer, MoneyBackOffer } from './result-offers'
import { ResultPicture } from './result-picture'
import { sayOutcome } from './say-outcome'
import type { Subject } from './subject'

interface ListeningResultProps {
  run: RunState
  subject: Subject
  noise: NoisePlace
  headset: ChosenHeadset | null // used in the run
  /** The finished run in the noise of a room, which the refund is about: this one, or the one before it. */
  room: RunState | null
  texts: ListeningTexts
  /** Where no difference is heard. */
  isMoneyBackPromised: boolean
  onAgain: () => void
  onGame: () => void // begins a run in the game's own noise
}

export function ListeningResult({
  run,
  subject,
  noise,
  headset,
  room,
  texts,
  isMoneyBackPromised,
  onAgain,
  onGame,
}: ListeningResultProps) {
  const outcome = useMemo(() => outcomeOf(run), [run])
  if (!outcome) return null
  const { title, sentences } = sayOutcome(outcome, subject, texts.result)
  const isRoom = noise === 'room'
  return (
    <div className="grid max-w-3xl gap-6">
      <FocusedHeading className="text-3xl">{title}</FocusedHeading>
      {sentences.map((sentence) => (
        <p key={sentence} className="text-width">
          {sentence}
        </p>
      ))}
      {outcome.verdict !== 'unclear' && (
        <ResultPicture outcome={outcome} name={subject.name} texts={texts.result} />
      )}
      <Circumstances outcome={outcome} noise={noise} headset={headset} texts={texts.result} />
      {isMoneyBackPromised && room && (
        <MoneyBackOffer run={room} presetId={subject.presetId} texts={texts.moneyBack} />
      )}
      {isRoom && <GameOffer texts={texts.game} onBegin={onGame} />}
      <div className="flex flex-wrap gap-3">
        {subject.path !== undefined && (
          <ButtonLink href={subject.path}>{fillText(texts.result.preset, { name: subject.name })}</ButtonLink>
        )}
        <Button tone="secondary" onClick={onAgain}>
          {texts.result.again}
        </Button>
      </div>
    </div>
  )
}

interface CircumstancesProps extends Pick<ListeningResultProps, 'noise' | 'headset'> {
  outcome: ListeningOutcome
  texts: ListeningTexts['result']
}

function Circumstances({ outcome: { ms, trials, verdict }, noise, headset, texts }: CircumstancesProps) {
  const minutes = Math.max(1, Math.round((ms / 1000 + trials * trialSeconds) / 60))
  return (
    <>
      {verdict !== 'unclear' && <p className="text-width">{texts.where[noise]}</p>}
      <p className="text-sm">
        {fillText(texts.answers, { count: trials, minutes })}
        {headset && ` ${fillText(texts.headset, { headset: headset.name })}`}
      </p>
    </>
  )
}
