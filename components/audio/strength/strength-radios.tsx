import { strengths, type Strength } from '@/lib/audio/strength'

export type StrengthTexts = Record<Strength | 'legend', string>

interface StrengthRadiosProps {
  name: string // of the radio group, unique on its page
  strength: Strength
  onChoose: (strength: Strength) => void
  texts: StrengthTexts
  className?: string
}

export function StrengthRadios({ name, strength, onChoose, texts, className = '' }: StrengthRadiosProps) {
  return (
    <fieldset className={`strength-choice ${className}`}>
      <legend>{texts.legend}</legend>
      <div className="side-switch">
        {strengths.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              checked={strength === one}
              onChange={() => onChoose(one)}
              className="sr-only"
            />
            {texts[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
