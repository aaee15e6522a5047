'use client'

import { useMemo, useState } from 'react'
import type { ChosenHeadset } from '@/components/headsets/headset-store'
import { Button, ButtonLink } from '@/components/ui/button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { outcomeOf, type ListeningOutcome } from '@/lib/listening-test/procedure/outcome'
import type { RunState } from '@/lib/listening-test/procedure/run'
import { trialSeconds } from '@/lib/listening-test/procedure/trial-plan'
import type { NoisePlace } from '@/lib/listening-test/stimulus/stimulus'
import type { Subject } from './subject'
import { formatGain } from '@/components/audio/audio-format'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { sceneTargets } from '@/lib/audio/scenes/targets'
import { MODEL_DISTANCE, outcomeWords } from '@/lib/listening-test/wording/outcome-words'
import { buyersKey } from './buyers-key'

const ROOM = 3 // dB on either side of what is drawn

interface ListeningResultProps {
  run: RunState
  subject: Subject
  noise: NoisePlace
  headset: ChosenHeadset | null // used in the run
  /** The finished run in the noise of a room, which the refund is about: this one, or the one before it. */
  room: RunState | null
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
  isMoneyBackPromised,
  onAgain,
  onGame,
}: ListeningResultProps) {
  const t = useTranslations('listeningTest.result')
  const outcome = useMemo(() => outcomeOf(run), [run])
  const say = useOutcomeWords(subject)
  if (!outcome) return null
  const { title, sentences } = say(outcome)
  const isRoom = noise === 'room'
  return (
    <div className="grid max-w-3xl gap-6">
      <FocusedHeading className="text-3xl">{title}</FocusedHeading>
      {sentences.map((sentence) => (
        <p key={sentence} className="text-width">
          {sentence}
        </p>
      ))}
      {outcome.verdict !== 'unclear' && <ResultPicture outcome={outcome} name={subject.name} />}
      <Circumstances outcome={outcome} noise={noise} headset={headset} />
      {isMoneyBackPromised && room && <MoneyBackOffer run={room} presetId={subject.presetId} />}
      {isRoom && <GameOffer onBegin={onGame} />}
      <div className="flex flex-wrap gap-3">
        {subject.path !== undefined && (
          <ButtonLink href={subject.path}>{t('preset', { name: subject.name })}</ButtonLink>
        )}
        <Button tone="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  )
}

interface CircumstancesProps extends Pick<ListeningResultProps, 'noise' | 'headset'> {
  outcome: ListeningOutcome
}

function Circumstances({ outcome: { ms, trials, verdict }, noise, headset }: CircumstancesProps) {
  const t = useTranslations('listeningTest.result')
  const minutes = Math.max(1, Math.round((ms / 1000 + trials * trialSeconds) / 60))
  return (
    <>
      {verdict !== 'unclear' && <p className="text-width">{t(`where.${noise}`)}</p>}
      <p className="text-sm">
        {t('answers', { count: trials, minutes })}
        {headset && ` ${t('headset', { headset: headset.name })}`}
      </p>
    </>
  )
}

/** Without a sign. */
const size = (dB: number) => formatGain(Math.abs(dB)).replace('+', '')

/** Without the unit, which was already named. */
const number = (dB: number) => size(dB).replace(/\s*dB$/, '')

/** Claims no more than the result's interval supports. */
function useOutcomeWords({ name, scene }: { name: string; scene: SceneName }) {
  const t = useTranslations('listeningTest.result')
  return (outcome: ListeningOutcome): { title: string; sentences: string[] } => {
    const { key, values } = outcomeWords(outcome)
    const { low, high } = outcome.difference
    const interval = t('interval', { low: formatGain(low), high: formatGain(high) })
    const { dB, margin, metres } = values
    const said = { name, what: t(`what.${sceneTargets[scene]}`), gain: size(dB), spread: number(margin) }
    const model = t('metres', { near: MODEL_DISTANCE, far: Math.round(metres), name })
    const sentences = { unclear: [], none: [interval], louder: [interval], softer: [interval, model] }
    return { title: t(key, said), sentences: sentences[key] }
  }
}

/** Says in advance that a second run usually shows little. */
function GameOffer({ onBegin }: { onBegin: () => void }) {
  const t = useTranslations('listeningTest.game')
  return (
    <section aria-labelledby="im-spiel" className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h3 id="im-spiel" className="text-xl">
        {t('title')}
      </h3>
      <p className="text-width">{t('text')}</p>
      <Button tone="secondary" onClick={onBegin}>
        {t('begin')}
      </Button>
    </section>
  )
}

interface MoneyBackOfferProps {
  run: RunState
  presetId: string | null
}

/** For a buyer who came from an order, and for whom the preset has no effect: the refund promise, if still valid. */
function MoneyBackOffer({ run, presetId }: MoneyBackOfferProps) {
  const t = useTranslations('listeningTest.moneyBack')
  const [order] = useState(() => buyersKey(presetId))
  const verdict = useMemo(() => outcomeOf(run)?.verdict, [run])
  if (!order || (verdict !== 'none' && verdict !== 'louder')) return null
  return (
    <section
      aria-labelledby="geld-zurueck"
      className="grid justify-items-start gap-3 border-t border-line pt-6"
    >
      <h3 id="geld-zurueck" className="text-xl">
        {t('title')}
      </h3>
      <p className="text-width">{t('text')}</p>
      <ButtonLink href={`/bestellung/${order.id}?${new URLSearchParams({ token: order.token })}#money-back`}>
        {t('link')}
      </ButtonLink>
    </section>
  )
}

interface ResultPictureProps {
  outcome: Pick<ListeningOutcome, 'without' | 'with'>
  name: string
}

/** Both thresholds with their intervals, on one scale; further left is softer. */
function ResultPicture({ outcome, name }: ResultPictureProps) {
  const t = useTranslations('listeningTest.result')
  const rows = [
    [t('without'), outcome.without],
    [t('with', { name }), outcome.with],
  ] as const
  const low = Math.min(...rows.map(([, row]) => row.low)) - ROOM
  const high = Math.max(...rows.map(([, row]) => row.high)) + ROOM
  const share = (dB: number) => `${((dB - low) / (high - low)) * 100}%`
  const said = { without: formatGain(outcome.without.dB), with: formatGain(outcome.with.dB), name }
  return (
    <figure className="grid gap-3">
      <svg role="img" aria-label={t('picture', said)} className="hearing-picture">
        {rows.map(([label, row], index) => (
          <Row key={label} label={label} estimate={row} share={share} y={28 + index * 64} />
        ))}
      </svg>
      <figcaption className="text-sm">{t('axis')}</figcaption>
    </figure>
  )
}

interface RowProps {
  label: string
  estimate: ListeningOutcome['with']
  share: (dB: number) => string
  y: number
}

function Row({ label, estimate: { dB, low, high }, share, y }: RowProps) {
  return (
    <>
      <text x="0" y={y - 10} className="fill-current text-sm">
        {`${label}: ${formatGain(dB)}`}
      </text>
      <line x1="0" x2="100%" y1={y + 12} y2={y + 12} className="stroke-current opacity-30" />
      <line
        x1={share(low)}
        x2={share(high)}
        y1={y + 12}
        y2={y + 12}
        className="stroke-current"
        strokeWidth="6"
      />
      <circle cx={share(dB)} cy={y + 12} r="9" className="fill-current" />
    </>
  )
}
