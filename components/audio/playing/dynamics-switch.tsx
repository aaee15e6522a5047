interface DynamicsSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  text: string
}

/** Turns `Leises lauter` on and off, apart from the curve. */
export function DynamicsSwitch({ isOn, onChange, text }: DynamicsSwitchProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 accent-current"
      />
      {text}
    </label>
  )
}
