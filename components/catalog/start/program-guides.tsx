import { getTranslations } from 'next-intl/server'
import { DisclosureList } from '@/components/ui/disclosure-list'
import { programGuides } from '@/lib/audio/formats/file-formats'
import { currentCatalog } from '@/lib/catalog/current-catalog'
import { deviationBetween } from '@/lib/catalog/files/read-me'

const STEP = /^\d+\. /

/** As in the files of the preset that Wavelet reproduces least exactly. */
export async function ProgramGuides() {
  const t = await getTranslations('catalog.readMe')
  const between = Math.max(0, ...currentCatalog().presets.map(({ filters }) => deviationBetween(filters)))
  const items = programGuides
    .filter(({ system }) => system !== 'other')
    .map(({ guide, file }) => ({
      title: t(`${guide}Title`),
      content: <GuideText text={t(guide, { file, between })} />,
    }))
  return <DisclosureList items={items} />
}

/** A paragraph, or numbered steps with lines to copy. */
type GuidePart = string | { text: string; lines: string[] }[]

export function GuideText({ text }: { text: string }) {
  return guidePartsOf(text).map((part, index) =>
    typeof part === 'string' ? (
      <p key={index}>
        <Linked text={part} />
      </p>
    ) : (
      <ol key={index} className="grid list-decimal gap-2 pl-5">
        {part.map((step) => (
          <li key={step.text}>
            <Linked text={step.text} />
            {step.lines.map((line) => (
              <code key={line} className="block wrap-anywhere text-text">
                {line}
              </code>
            ))}
          </li>
        ))}
      </ol>
    ),
  )
}

function Linked({ text }: { text: string }) {
  return text.split(/(https:[^\s)]+)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <a key={piece} href={piece} rel="noreferrer" className="wrap-anywhere text-text underline">
        {piece}
      </a>
    ),
  )
}

/** Splits a guide: `1. …` starts a step, and an indented line below it is a line to copy. */
function guidePartsOf(text: string): GuidePart[] {
  const parts: GuidePart[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const last = parts.at(-1)
    const steps = typeof last === 'object' ? last : null
    if (STEP.test(line)) {
      const step = { text: line.replace(STEP, ''), lines: [] }
      if (steps) steps.push(step)
      else parts.push([step])
    } else if (steps && line.startsWith(' ')) steps.at(-1)?.lines.push(line.trim())
    else parts.push(line)
  }
  return parts
}
