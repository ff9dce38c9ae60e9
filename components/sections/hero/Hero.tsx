import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Figures } from '@/components/ui/Figures';
import { HouseMark } from '@/components/ui/HouseMark';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { Phrases } from '@/components/ui/Phrases';
import { fullWindowSizes, Picture } from '@/components/ui/Picture';
import { afterHydration } from '@/lib/browser/after-hydration';
import type { Section } from '@/lib/model/section';
import { uprightQuery } from '@/styles/breakpoints';
import { Content, Eyebrow, Frame, Index, Links, Slide, Slides, Text, Title } from './Hero.styles';

/** A number as the head of the page. */
const Figure = styled(Figures)`
  --max-size: 15rem;
  margin-block-start: var(--space-6);

  > div {
    grid-column: 1 / -1;
    padding: 0;
    border: 0;
  }
`;

const HeroVideo = afterHydration(() => import('./HeroVideo').then((module) => module.HeroVideo));

/** Whether a title needs a smaller size. A Chinese or Japanese character is as wide as two letters. */
const isLong = (title: string) => title.replace(/[\u3000-\u9fff]/g, '  ').length > 56;

/**
 * The head of a page: a large picture, or a carousel of several; without a picture, texts and perhaps a large figure on
 * the background of the page.
 */
export default function Hero({ anchor, slides, date, house, offers }: Section<'hero'>) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [currentIndex, setCurrentIndex] = useState(0);
  const isCarousel = slides.length > 1;

  const scrollToSlide = (index: number) =>
    list.current?.scrollTo({ left: index * list.current.clientWidth, behavior: 'smooth' });

  return (
    <Frame
      id={anchor}
      data-bleed
      data-carousel={isCarousel}
      data-plain={!slides[0]?.image || undefined}
      $isTall={isCarousel}
      aria-label={isCarousel ? t('hero.label') : undefined}
    >
      <Slides
        ref={list}
        tabIndex={isCarousel ? 0 : undefined}
        onScroll={({ currentTarget }) =>
          setCurrentIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {slides.map(({ eyebrow, title, text, image, imageMobile, film, figure, link }, index) => (
          <Slide
            key={title}
            data-object={imageMobile && true}
            data-film={film && true}
            data-long={isLong(title) || undefined}
          >
            {image && (
              <Picture
                image={image}
                fill="cover"
                sizes={imageMobile ? '100vw' : fullWindowSizes}
                priority={index === 0}
                upright={imageMobile && { image: imageMobile, media: uprightQuery }}
              />
            )}
            {film && <HeroVideo src={film} isVisible={currentIndex === index} />}
            <Content>
              {(eyebrow || date || house) && (
                <Eyebrow>
                  {eyebrow && <span>{eyebrow}</span>}
                  {house && (
                    <span>
                      {house.place} <span>{house.since}</span>
                    </span>
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
              {figure && <Figure figures={[figure]} />}
              {text && (
                <Text>
                  <Phrases text={text} />
                </Text>
              )}
              {(link || offers) && (
                <Links>
                  {link && <NavigationButton {...link} />}
                  {offers && index === 0 && <NavigationButton {...offers} />}
                </Links>
              )}
            </Content>
          </Slide>
        ))}
      </Slides>
      {isCarousel && (
        <Index data-needs-script>
          {slides.map(({ eyebrow, title }, index) => (
            <li key={title}>
              <button type="button" aria-current={currentIndex === index} onClick={() => scrollToSlide(index)}>
                <span>{eyebrow ?? title}</span>
              </button>
            </li>
          ))}
        </Index>
      )}
    </Frame>
  );
}
