interface DynamicsSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  text: string
  note?: string // behind the text
}

export function DynamicsSwitch({ isOn, onChange, text, note }: DynamicsSwitchProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 accent-current"
      />
      {text}
      {note && <span className="text-sm font-normal">{note}</span>}
    </label>
  )
}
