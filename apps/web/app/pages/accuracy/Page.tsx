import {
  type Accuracy,
  type AuditedKind,
  dayWords,
  monthWords,
  movePath,
  type Promises,
} from "@tactician/contract";
import { type CharacterId, findCharacter, type MoveKey } from "@tactician/game";
import { type ReactNode, use } from "react";
import { Alive } from "../../live/island.tsx";
import { KINDS } from "../../reports/words.ts";
import { DataTable } from "../../ui/DataTable.tsx";
import styles from "./Page.module.css";
import { bring } from "./Reports.island.ts";
import * as words from "./words.ts";

/** What is known, how well, and what is not: made by the audit, the checks and the build. */
export default function AccuracyPage({
  accuracy: given,
}: {
  accuracy: Accuracy | Promise<Accuracy>;
}): ReactNode {
  // The build has it; the shell asks for it.
  const accuracy = given instanceof Promise ? use(given) : given;
  const { kinds } = accuracy.audit;
  const sum = (of: (kind: AuditedKind) => number) => kinds.reduce((all, kind) => all + of(kind), 0);
  const wrong = sum((kind) => kind.wrong);
  const checked = sum((kind) => kind.checked);
  return (
    <article className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead(checked, wrong)}</p>
      <p>{words.wrongHere}</p>
      <Audit audit={accuracy.audit} />
      <Reports />
      <Wanted wanted={accuracy.audit.wanted} />
      <Missing {...accuracy} />
      <section className={styles.section}>
        <h2>{words.promisesTitle}</h2>
        <PromiseTable title={words.coachTitle} promises={accuracy.promises.coach} />
        <PromiseTable title={words.worldTitle} promises={accuracy.promises.world} />
      </section>
      <section className={styles.section}>
        <h2>{words.whatChecks}</h2>
        <dl className={`${styles.checks} spaced-half`}>
          {words.CHECKS.map(([kind, how]) => (
            <div key={kind}>
              <dt>{kind}</dt>
              <dd className="quiet">{how}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}

function Audit({ audit: { date, seed, source, pairs, kinds, planted } }: Pick<Accuracy, "audit">): ReactNode {
  return (
    <section className={styles.section}>
      <h2>{words.auditTitle}</h2>
      <p className="small">
        {words.auditLine(dayWords(date), monthWords(source), seed)} {words.pairsLine(pairs.read, pairs.of)}
      </p>
      <Chart kinds={kinds} />
      <DataTable
        label={words.table}
        heads={words.HEADS}
        rows={kinds.map(({ id, count, checked, wrong, interval, unknown }) => ({
          key: id,
          head: KINDS[id],
          cells: [
            ...[count, checked, wrong].map((number) => number.toLocaleString("en")),
            words.likely(interval.from, interval.to),
            unknown.toLocaleString("en"),
          ],
        }))}
      />
      {kinds
        .filter(({ rows }) => rows.length > 0)
        .map(({ id, wrong, rows }) => (
          <details key={id} className={styles.more}>
            <summary>
              {KINDS[id]}: {words.wrongRows(wrong)}
            </summary>
            <DataTable
              label={`${KINDS[id]}: ${words.wrongRows(wrong)}`}
              heads={words.wrongHeads}
              rows={rows.map(({ character, move, field, shown, expected, why }, place) => ({
                key: String(place),
                head: `${nameOf(character)} ${move}`,
                cells: [field, shown, expected, why],
              }))}
            />
          </details>
        ))}
      <p>{words.plantedLine(planted.planted, planted.found)}</p>
      <p className="small">{words.repeat}</p>
    </section>
  );
}

/** In %: the widest interval ends at the right edge. */
function Chart({ kinds }: { kinds: readonly AuditedKind[] }): ReactNode {
  const most = Math.max(1, ...kinds.map(({ interval }) => interval.to));
  const at = (share: number) => `${Math.round((1000 * share) / most) / 10}%`;
  return (
    <figure className={styles.chart} role="img" aria-label={words.chart}>
      {kinds.map(({ id, wrong, checked, interval }) => (
        <div key={id} className={styles.bar} aria-hidden="true">
          <span>{KINDS[id]}</span>
          <svg width="100%" height="16" aria-hidden="true">
            <line className={styles.axis} x1="0" x2="100%" y1="15" y2="15" />
            <line className={styles.interval} x1={at(interval.from)} x2={at(interval.to)} y1="8" y2="8" />
            <circle cx={at(checked === 0 ? 0 : (100 * wrong) / checked)} cy="8" r="4" />
          </svg>
          <span>{words.likely(interval.from, interval.to)}</span>
        </div>
      ))}
    </figure>
  );
}

/** Filled when it is seen: how many reports came, and those of this browser. */
function Reports(): ReactNode {
  return (
    <section id="reports" className={styles.section}>
      <h2>{words.reportsTitle}</h2>
      <Alive name="pages/accuracy/Reports" wake="sight" bring={bring} with={{}}>
        <p role="status">{words.reportsLoading}</p>
      </Alive>
    </section>
  );
}

const FIRST_WANTED = 15;

function Wanted({ wanted }: Pick<Accuracy["audit"], "wanted">): ReactNode {
  return (
    <section id="wanted" className={styles.section}>
      <h2>{words.wantedTitle}</h2>
      <p>{words.wantedLine}</p>
      <details className={styles.more}>
        <summary>{words.recipesTitle}</summary>
        {words.RECIPES.map(([field, steps]) => (
          <section key={field}>
            <h3>{words.WANTED[field]}</h3>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
      </details>
      <WantedFacts wanted={wanted.slice(0, FIRST_WANTED)} />
      {wanted.length > FIRST_WANTED ? (
        <details className={styles.more}>
          <summary>{words.wantedMore(wanted.length - FIRST_WANTED)}</summary>
          <WantedFacts wanted={wanted.slice(FIRST_WANTED)} />
        </details>
      ) : undefined}
    </section>
  );
}

function WantedFacts({ wanted }: Pick<Accuracy["audit"], "wanted">): ReactNode {
  return (
    <ol className={styles.wanted}>
      {wanted.map(({ character, move, field, answers }) => {
        const what = `${nameOf(character)} ${move}`;
        return (
          <li key={`${what} ${field}`} data-character={character} data-of={move}>
            <span>
              <a href={movePath(character as CharacterId, move as MoveKey)}>{what}</a> {words.WANTED[field]}{" "}
              <span className="small">{words.wantedBy(answers)}</span>
            </span>
            <button
              type="button"
              className="target screen-only"
              data-fact={field}
              data-wanted=""
              data-shown=""
            >
              {words.measured}
              <span className="visually-hidden">{words.measuredSpoken(what)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Missing({ moves, missing, unreadBlocks }: Accuracy): ReactNode {
  return (
    <section id="missing" className={styles.section}>
      <h2>{words.missingTitle}</h2>
      <p>{words.missingLine(moves)}</p>
      <DataTable
        label={words.missingTitle}
        heads={words.missingHeads}
        rows={missing.map(({ field, moves: without }) => ({
          key: field,
          head: words.FIELDS.get(field) ?? field,
          cells: [without.toLocaleString("en")],
        }))}
      />
      <details className={styles.more}>
        <summary>{words.unreadTitle(unreadBlocks.length)}</summary>
        <ul className={styles.unread}>
          {unreadBlocks.map(({ character, move }) => (
            <li key={`${character} ${move}`}>
              <a href={movePath(character as CharacterId, move as MoveKey)}>
                {nameOf(character)} {move}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function PromiseTable({ title, promises: { date, rows } }: { title: string; promises: Promises }): ReactNode {
  return (
    <>
      <h3>{title}</h3>
      <p className="small">{words.promisesLine(dayWords(date))}</p>
      <DataTable
        label={title}
        heads={words.promiseHeads}
        rows={rows.map(({ what, found, isKept }, place) => ({
          key: String(place),
          head: what,
          cells: [found, isKept ? words.kept : words.missed],
        }))}
      />
    </>
  );
}

function nameOf(character: string): string {
  return findCharacter(character)?.name ?? character;
}
