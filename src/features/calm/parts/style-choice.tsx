import { useId } from 'react'
import { preferenceToastDuration } from '#ui/toast/queue.ts'
import { toast } from '#ui/toast/use-toast.ts'
import { changeTheme, useTheme } from '../queries.ts'
import { styleChoices, type ThemePreferences } from '../rules.ts'

/** How the coach phrases things, in one of three styles. */
export function StyleChoice() {
  const { communicationStyle } = useTheme()
  const name = useId()

  function choose(style: ThemePreferences['communicationStyle']) {
    const before = communicationStyle
    changeTheme({ communicationStyle: style })
    toast({
      title: 'Communication style updated',
      description: `Your coach will now use a ${style} communication style`,
      duration: preferenceToastDuration,
      action: {
        label: 'Undo',
        altText: 'Choose the style you had before',
        onSelect: () => changeTheme({ communicationStyle: before }),
      },
    })
  }

  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink">Communication style</legend>
      <div className="mt-2 flex flex-col">
        {styleChoices.map(({ id, label }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-4 px-2">
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === communicationStyle}
              onChange={() => choose(id)}
              className="size-4.5 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
