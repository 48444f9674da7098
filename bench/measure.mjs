// Small tools of the benchmarks: start a program and wait for its line, read memory, make medians.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Starts a Node program of the project; resolves with the part of its output that `pattern` captures. */
export function start(args, env, pattern) {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = new Promise((resolve) => child.on('exit', resolve))
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (text) => {
      output += text
      const found = pattern.exec(output)
      if (found)
        resolve({
          value: found[1],
          pid: child.pid,
          ms: performance.now() - began,
          stop: () => {
            child.kill('SIGTERM')
            return gone
          },
        })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void gone.then((code) => reject(new Error(`${args.join(' ')} ended with ${code}:\n${output}`)))
  })
}

export function run(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.on('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${args.join(' ')} ended with ${code}`)),
    )
  })
}

/** Processor time that a process has had so far, in seconds: what a busy machine changes less than the clock. */
export function processorTime(pid) {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Proportional memory of a process in MB: pages shared with others are counted in parts. */
function pss(pid) {
  const found = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
  return Number(found?.[1] ?? 0) / 1024
}

/** Memory of the server process and of all Postgres processes whose data folder is `folder`, in MB. */
export function memory(pid, folder) {
  let postgres = 0
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map()
  for (const name of all) {
    try {
      parents.set(name, /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1])
    } catch {
      // It ended while we looked.
    }
  }
  const postmaster = all.find((name) => commandLine(name).includes(`-D\0${folder}/postgres`))
  for (const name of all) if (name === postmaster || parents.get(name) === postmaster) postgres += pss(name)
  return { node: pss(pid), postgres }
}

function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
