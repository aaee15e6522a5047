import { guidePartsOf } from './guide-parts'

/** A program's guide, with steps as a list and addresses as links. */
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
