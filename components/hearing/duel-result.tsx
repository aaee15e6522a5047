'use client'

import { useEffect, useRef } from 'react'
import { useRoles, useSignedIn } from '@/components/account/use-signed-in'
import { fillText } from '@/components/audio/fill-text'
import { Button, ButtonLink } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { referralLink } from '@/lib/affiliate/affiliate-code'
import { sceneTargets } from '@/lib/audio/scenes/targets'
import { duelLevel, isRight, streakOf, type DuelRound } from '@/lib/hearing/duel/duel'
import { DuelPicture } from './duel-picture'
import type { HearingTexts } from './hearing-texts'
import { hearingAddress, type Subject } from './subject'

interface DuelResultProps {
  rounds: readonly DuelRound[]
  subject: Subject
  texts: HearingTexts
  onAgain: () => void
  onTest: () => void
}

/** What a duel found, a picture of it to share, and the ways on: to the exact test and to the preset. */
export function DuelResult({ rounds, subject, texts, onAgain, onTest }: DuelResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { duel } = texts
  const level = duelLevel(rounds)
  const what = texts.result.what[sceneTargets[subject.scene]]
  const said = { what, level: level === null ? '' : `${level}`.replace('-', '−') }
  const { best } = streakOf(rounds)
  return (
    <div className="grid max-w-3xl gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-3xl">
        {level === null ? duel.tooFew : fillText(duel.result, said)}
      </h2>
      <p className="number">
        {fillText(duel.rounds, { right: rounds.filter(isRight).length, all: rounds.length, best })}
      </p>
      {level !== null && <p className="text-width text-sm">{duel.meaning}</p>}
      {level !== null && <Sharing sentence={fillText(duel.sentence, said)} {...{ subject, texts: duel }} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTest}>{fillText(duel.test, { name: subject.name })}</Button>
        {subject.path !== undefined && (
          <ButtonLink tone="secondary" href={subject.path}>
            {fillText(texts.result.preset, { name: subject.name })}
          </ButtonLink>
        )}
        <Button tone="secondary" onClick={onAgain}>
          {duel.again}
        </Button>
      </div>
    </div>
  )
}

interface SharingProps {
  sentence: string
  subject: Subject
  texts: HearingTexts['duel']
}

/** The picture with the link of whoever shares it: a partner's own is an advertisement, and says so. */
function Sharing({ sentence, subject, texts }: SharingProps) {
  const uid = useSignedIn()?.uid
  const { partner } = useRoles()
  const own = location.origin + hearingAddress(subject.presetId)
  const link = partner && uid !== undefined ? referralLink(own, uid) : own
  return (
    <section aria-labelledby="teilen" className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h3 id="teilen" className="text-xl">
        {texts.share}
      </h3>
      <DuelPicture {...{ sentence, link, texts }} />
      {link !== own && <p className="text-width text-sm">{texts.advertisement}</p>}
      <CopyButton text={`${sentence} ${link}`} texts={texts.copy} />
    </section>
  )
}
