import { useTranslations } from '@/components/ui/texts/use-translations'
import { strengths, type Strength } from '@/lib/audio/strength'

interface StrengthRadiosProps {
  name: string // of the radio group, unique on its page
  strength: Strength
  onChoose: (strength: Strength) => void
  className?: string
}

export function StrengthRadios({ name, strength, onChoose, className = '' }: StrengthRadiosProps) {
  const t = useTranslations('audio.strength')
  const labels = { subtle: t('subtle'), normal: t('normal'), strong: t('strong') }
  return (
    <fieldset className={`strength-choice ${className}`}>
      <legend>{t('legend')}</legend>
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
            {labels[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
