'use client'

import { useEffect, useRef } from 'react'
import { useRoles, useSignedIn } from '@/components/account/use-signed-in'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { Button, ButtonLink } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { referralLink } from '@/lib/affiliate/affiliate-code'
import { isBeyondChance, isRight, streakOf, type DuelRound } from '@/lib/listening-test/duel/duel'
import { listeningAddress, type Subject } from './subject'

interface DuelResultProps {
  rounds: readonly DuelRound[]
  subject: Subject
  onAgain: () => void
  onTest: () => void
}

/** With a picture to share, and links to the exact test and the preset. No figure for what may be guessed. */
export function DuelResult({ rounds, subject, onAgain, onTest }: DuelResultProps) {
  const t = useTranslations('listeningTest.duel')
  const tResult = useTranslations('listeningTest.result')
  const isHeard = isBeyondChance(rounds)
  const { best } = streakOf(rounds)
  return (
    <div className="grid max-w-3xl gap-6">
      <FocusedHeading className="text-3xl">{isHeard ? t('result', { best }) : t('chance')}</FocusedHeading>
      <p className="number">{t('rounds', { right: rounds.filter(isRight).length, all: rounds.length })}</p>
      {isHeard && <Sharing sentence={t('sentence', { best })} subject={subject} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTest}>{t('test', { name: subject.name })}</Button>
        {subject.path !== undefined && (
          <ButtonLink tone="secondary" href={subject.path}>
            {tResult('preset', { name: subject.name })}
          </ButtonLink>
        )}
        <Button tone="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  )
}

interface SharingProps {
  sentence: string
  subject: Subject
}

/** For a partner the link is a referral link, which is labelled as advertising. */
function Sharing({ sentence, subject }: SharingProps) {
  const t = useTranslations('listeningTest.duel')
  const uid = useSignedIn()?.uid
  const { partner } = useRoles()
  const own = location.origin + listeningAddress(subject.presetId)
  const link = partner && uid !== undefined ? referralLink(own, uid) : own
  return (
    <section aria-labelledby="teilen" className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h3 id="teilen" className="text-xl">
        {t('share')}
      </h3>
      <DuelPicture sentence={sentence} subject={subject} link={link} />
      {link !== own && <p className="text-width text-sm">{t('advertisement')}</p>}
      <CopyButton text={`${sentence} ${link}`} words="listeningTest.duel.copy" />
    </section>
  )
}

interface DuelPictureProps extends SharingProps {
  link: string
}

const SIZE = { width: 1200, height: 630 } as const // pixels; what social media show of a link
const MARGIN = 80
const FILE = 'spielklang-duell.png'

/** In the page's colours, to share or to save. */
function DuelPicture({ sentence, subject, link }: DuelPictureProps) {
  const t = useTranslations('listeningTest.duel')
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) void draw(canvas.current, sentence, subject)
  }, [sentence, subject])

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
        {t('shareButton')}
      </Button>
    </>
  )
}

/** Saves it if the system cannot share pictures. */
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

async function draw(canvas: HTMLCanvasElement, sentence: string, { name, filters }: Subject): Promise<void> {
  await document.fonts.ready
  const drawing = canvas.getContext('2d')
  if (!drawing) return
  const style = getComputedStyle(canvas)
  drawing.fillStyle = style.getPropertyValue('--color-ground') || 'black'
  drawing.fillRect(0, 0, SIZE.width, SIZE.height)
  drawCurve(drawing, filters, style.getPropertyValue('--color-accent') || style.color)
  drawing.fillStyle = style.color
  drawing.textBaseline = 'top'
  drawing.font = `800 96px ${style.fontFamily}`
  const lines = linesOf(drawing, sentence, SIZE.width - 2 * MARGIN)
  for (const [index, line] of lines.entries()) drawing.fillText(line, MARGIN, MARGIN + index * 112)
  drawing.font = `600 36px ${style.fontFamily}`
  drawing.textBaseline = 'bottom'
  drawing.fillText(`${name} · ${location.host}`, MARGIN, SIZE.height - MARGIN / 2)
}

/** Across the lower half. */
function drawCurve(drawing: CanvasRenderingContext2D, filters: Subject['filters'], colour: string): void {
  const { width, height, path } = curveGeometry(filters, 'small')
  const scale = new DOMMatrix([SIZE.width / width, 0, 0, SIZE.height / 2 / height, 0, SIZE.height / 3])
  const curve = new Path2D()
  curve.addPath(new Path2D(path), scale)
  drawing.strokeStyle = colour
  drawing.lineWidth = 6
  drawing.stroke(curve)
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
