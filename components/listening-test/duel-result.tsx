'use client'

import { useEffect, useRef } from 'react'
import { useRoles, useSignedIn } from '@/components/account/use-signed-in'
import { fillText } from '@/components/audio/fill-text'
import { Button, ButtonLink } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { referralLink } from '@/lib/affiliate/affiliate-code'
import { sceneTargets } from '@/lib/audio/scenes/targets'
import { duelLevel, isRight, streakOf, type DuelRound } from '@/lib/listening-test/duel/duel'
import type { ListeningTexts } from './listening-texts'
import { listeningAddress, type Subject } from './subject'

interface DuelResultProps {
  rounds: readonly DuelRound[]
  subject: Subject
  texts: ListeningTexts
  onAgain: () => void
  onTest: () => void
}

/** The result of a duel, a picture of it to share, and links to the exact test and to the preset. */
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
      {level !== null && <Sharing sentence={fillText(duel.sentence, said)} subject={subject} texts={duel} />}
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
  texts: ListeningTexts['duel']
}

/** The picture with the visitor's link; for a partner it is a referral link, which is labelled as advertising. */
function Sharing({ sentence, subject, texts }: SharingProps) {
  const uid = useSignedIn()?.uid
  const { partner } = useRoles()
  const own = location.origin + listeningAddress(subject.presetId)
  const link = partner && uid !== undefined ? referralLink(own, uid) : own
  return (
    <section aria-labelledby="teilen" className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h3 id="teilen" className="text-xl">
        {texts.share}
      </h3>
      <DuelPicture sentence={sentence} link={link} texts={texts} />
      {link !== own && <p className="text-width text-sm">{texts.advertisement}</p>}
      <CopyButton text={`${sentence} ${link}`} texts={texts.copy} />
    </section>
  )
}

interface DuelPictureProps {
  sentence: string
  link: string
  texts: ListeningTexts['duel']
}

/** Pixels; what social media show of a link. */
const SIZE = { width: 1200, height: 630 } as const
const MARGIN = 80
const FILE = 'spielklang-duell.png'

/** A sentence as a picture in the page's colours, to share or to save. */
function DuelPicture({ sentence, link, texts }: DuelPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) void draw(canvas.current, sentence)
  }, [sentence])

  const share = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) void handOver(new File([blob], FILE, { type: 'image/png' }), `${sentence} ${link}`)
    }, 'image/png')
  return (
    <>
      <canvas
        ref={canvas}
        {...SIZE}
        role="img"
        aria-label={sentence}
        className="h-auto w-full max-w-xl border border-outline"
      />
      <Button tone="secondary" onClick={share}>
        {texts.shareButton}
      </Button>
    </>
  )
}

/** Shares the picture, or saves it if the system cannot share pictures. */
async function handOver(file: File, text: string): Promise<void> {
  if (!navigator.canShare?.({ files: [file], text })) return save(file)
  try {
    await navigator.share({ files: [file], text })
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) save(file)
  }
}

function save(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

async function draw(canvas: HTMLCanvasElement, sentence: string): Promise<void> {
  await document.fonts.ready
  const drawing = canvas.getContext('2d')
  if (!drawing) return
  const style = getComputedStyle(canvas)
  drawing.fillStyle = style.getPropertyValue('--color-ground') || 'black'
  drawing.fillRect(0, 0, SIZE.width, SIZE.height)
  drawing.fillStyle = style.color
  drawing.textBaseline = 'top'
  drawing.font = `800 96px ${style.fontFamily}`
  const lines = linesOf(drawing, sentence, SIZE.width - 2 * MARGIN)
  for (const [index, line] of lines.entries()) drawing.fillText(line, MARGIN, MARGIN + index * 112)
  drawing.font = `600 36px ${style.fontFamily}`
  drawing.textBaseline = 'bottom'
  drawing.fillText(location.host, MARGIN, SIZE.height - MARGIN / 2)
}

function linesOf(drawing: CanvasRenderingContext2D, sentence: string, width: number): string[] {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && drawing.measureText(longer).width > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}
