import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, useRef, useState } from 'react';
import { HouseMark } from '@/components/ui/HouseMark';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { Phrases } from '@/components/ui/Phrases';
import { Picture, wholeWindow } from '@/components/ui/Picture';
import { afterHydration } from '@/lib/browser/after-hydration';
import type { Section } from '@/lib/model/section';
import { Eyebrow, Frame, Index, Slide, Slides, Text, Title, Words } from './Hero.styles';

const HeroFilm = afterHydration(() => import('./HeroFilm').then((module) => module.HeroFilm));

/** The large picture at the top of a page, or a carousel of several. */
export function Hero({ anchor, slides, date, house, offers }: Section<'hero'>) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const many = slides.length > 1;

  const show = (index: number) =>
    list.current?.scrollTo({ left: index * list.current.clientWidth, behavior: 'smooth' });

  return (
    <Frame id={anchor} data-bleed data-many={many} $tall={many} aria-label={many ? t('hero.label') : undefined}>
      <Slides
        ref={list}
        tabIndex={many ? 0 : undefined}
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {slides.map(({ eyebrow, title, text, image, film, link }, index) => (
          <Slide key={title} style={{ '--pixels': `${image.width}px` } as CSSProperties}>
            <Picture image={image} fill="cover" sizes={wholeWindow} priority={index === 0} />
            {film && <HeroFilm film={film} shown={shown === index} />}
            <Words>
              {(eyebrow || date || house) && (
                <Eyebrow>
                  {eyebrow && <span>{eyebrow}</span>}
                  {house && (
                    <>
                      <span>{house.place}</span>
                      <span>{house.since}</span>
                    </>
                  )}
                  {date && <time dateTime={date.iso}>{date.text}</time>}
                </Eyebrow>
              )}
              <Title as={index === 0 ? 'h1' : 'h2'}>
                {house && index === 0 ? (
                  <HouseMark mark={house.mark} unit="clamp(1.3px, 1px + 0.12vw, 3px)" light priority />
                ) : (
                  <Phrases text={title} />
                )}
              </Title>
              {text && (
                <Text>
                  <Phrases text={text} />
                </Text>
              )}
              {link && <NavigationButton {...link} />}
              {offers && index === 0 && <NavigationButton {...offers} />}
            </Words>
          </Slide>
        ))}
      </Slides>
      {many && (
        <Index data-needs-script>
          {slides.map(({ eyebrow, title }, index) => (
            <li key={title}>
              <button type="button" aria-current={shown === index} onClick={() => show(index)}>
                <span>{eyebrow ?? title}</span>
              </button>
            </li>
          ))}
        </Index>
      )}
    </Frame>
  );
}
