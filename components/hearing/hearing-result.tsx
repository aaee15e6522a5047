'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { fillText } from '@/components/audio/fill-text'
import { useHeadset, type ChosenHeadset, type HeadsetState } from '@/components/headsets/headset-store'
import { Button, ButtonLink } from '@/components/ui/button'
import { outcomeOf, type HearingOutcome } from '@/lib/hearing/procedure/outcome'
import type { RunState } from '@/lib/hearing/procedure/run'
import { buyersKey } from './buyers-key'
import { DirectionTest } from './direction-test'
import type { HearingTexts } from './hearing-texts'
import { ResultPicture } from './result-picture'
import { sayOutcome } from './say-outcome'
import { ShareResult } from './share-result'
import type { Subject } from './subject'

interface HearingResultProps {
  run: RunState
  subject: Subject
  /** That was worn. */
  headset: ChosenHeadset | null
  texts: HearingTexts
  /** Whether the shop gives money back where no difference is heard. */
  isMoneyBackPromised: boolean
  onAgain: () => void
  onFail: () => void
}

/** The result of a finished run, in words and as a picture. */
export function HearingResult({
  run,
  subject,
  headset,
  texts,
  isMoneyBackPromised,
  onAgain,
  onFail,
}: HearingResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { headset: wornNow } = useHeadset()
  const [direction, setDirection] = useState<Pick<HeadsetState, 'headset'>>()
  const outcome = useMemo(() => outcomeOf(run), [run])
  useEffect(() => heading.current?.focus(), [])
  if (!outcome) return null
  const { title, sentences } = sayOutcome(outcome, subject, texts.result)
  const minutes = Math.max(1, Math.round(outcome.ms / 60_000 + outcome.trials * MINUTES_OF_A_TRIAL))
  return (
    <div className="grid max-w-3xl gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-3xl">
        {title}
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence} className="text-width">
          {sentence}
        </p>
      ))}
      {outcome.verdict !== 'unclear' && (
        <ResultPicture outcome={outcome} name={subject.name} texts={texts.result} />
      )}
      <p className="text-sm">
        {fillText(texts.result.answers, { count: outcome.trials, minutes })}
        {headset && ` ${fillText(texts.result.headset, { headset: headset.name })}`}
      </p>
      {isMoneyBackPromised && (
        <MoneyBackOffer verdict={outcome.verdict} presetId={subject.presetId} texts={texts.moneyBack} />
      )}
      {subject.presetId !== null && outcome.verdict !== 'unclear' && (
        <ShareResult
          {...{
            run,
            presetId: subject.presetId,
            version: subject.version ?? 1,
            scene: subject.scene,
            headsetId: headset?.id,
          }}
          texts={texts.share}
        />
      )}
      {direction && <DirectionTest {...direction} {...{ subject, onFail }} texts={texts.direction} />}
      <div className="flex flex-wrap gap-3">
        {!direction && (
          <Button tone="secondary" onClick={() => setDirection({ headset: wornNow })}>
            {texts.result.direction}
          </Button>
        )}
        <Button tone="secondary" onClick={onAgain}>
          {texts.result.again}
        </Button>
      </div>
    </div>
  )
}

/** Of its sound alone. */
const MINUTES_OF_A_TRIAL = 2.2 / 60

interface MoneyBackOfferProps {
  verdict: HearingOutcome['verdict']
  presetId: string | null
  texts: HearingTexts['moneyBack']
}

/** Leads a buyer who came from an order, and for whom its preset does nothing, to the promise there, if it still holds. */
function MoneyBackOffer({ verdict, presetId, texts }: MoneyBackOfferProps) {
  const [order] = useState(() => buyersKey(presetId))
  if (!order || (verdict !== 'none' && verdict !== 'later')) return null
  return (
    <section
      aria-labelledby="geld-zurueck"
      className="grid justify-items-start gap-3 border-t border-line pt-6"
    >
      <h3 id="geld-zurueck" className="text-xl">
        {texts.title}
      </h3>
      <p className="text-width">{texts.text}</p>
      <ButtonLink href={`/bestellung/${order.id}?${new URLSearchParams({ token: order.token })}#money-back`}>
        {texts.link}
      </ButtonLink>
    </section>
  )
}
