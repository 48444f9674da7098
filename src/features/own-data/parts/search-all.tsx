import { useState } from 'react'
import { Link } from 'react-router'
import { searchMax } from '#features/find/contract.ts'
import { foundName, foundPath } from '#features/find/rules/found-path.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useSearch } from '../queries.ts'

/** Looks for words in everything the person wrote; each place found leads to where it is changed or deleted. */
export function SearchAll() {
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const { data: found, error, isFetching } = useSearch(words)
  return (
    <form
      role="search"
      aria-label="Your data"
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault()
        setWords(typed.trim())
      }}
    >
      <Field label="Find a word in all of it">
        <span className="flex gap-3">
          <TextInput
            aria-label="Find a word in all of it"
            type="search"
            value={typed}
            maxLength={searchMax}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" isPending={isFetching} pendingText="Looking" className="shrink-0">
            Find
          </Button>
        </span>
      </Field>
      <div role="status">
        {error ? (
          <p className="mt-3 text-clay">{error.message}</p>
        ) : words !== '' && found?.length === 0 && !isFetching ? (
          <p className="mt-3 text-ink-2">Nothing of yours holds “{words}”.</p>
        ) : null}
      </div>
      {found && found.length > 0 ? (
        <ul className="mt-3">
          {found.map((place) => (
            <li key={`${place.kind} ${place.key}`} className="py-1.5">
              <Link to={foundPath(place)} className="inline-flex min-h-11 items-center wrap-anywhere">
                {foundName(place)}
              </Link>
              <span dir="auto" className="block text-sm wrap-anywhere text-ink-2">
                {place.snippet}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  )
}
